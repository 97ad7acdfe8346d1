import { launchReport, testMailResult } from '#contract/launch.ts'
import { postFor, reader } from '#islands/admin/api.ts'

export const readLaunch = reader(launchReport, '/api/admin/launch')

export const sendTestMail = () => postFor(testMailResult, '/api/admin/launch/test-mail')
