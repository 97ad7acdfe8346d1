import { type TestAddress, testAddress } from '#features/letters/messages/letter-preview.ts'
import { command, resource } from './api.ts'

export const testAddressQuery = resource(testAddress, '/api/admin/test-address')

export const saveTestAddress = command<TestAddress>('/api/admin/test-address')
