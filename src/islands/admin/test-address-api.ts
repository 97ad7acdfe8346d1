import { type TestAddress, testAddress } from '#contract/letter-preview.ts'
import { command, reader } from './api.ts'

/** Reads the account's address for test mails. */
export const readTestAddress = reader(testAddress, '/api/admin/test-address')

export const saveTestAddress = command<TestAddress>('/api/admin/test-address')
