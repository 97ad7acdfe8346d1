import { launchReport, mailboxResult, testMailResult } from '#contract/launch.ts'
import { postFor, resource } from '#islands/admin/api.ts'

export const launchQuery = resource(launchReport, '/api/admin/launch')

export const sendTestMail = () => postFor(testMailResult, '/api/admin/launch/test-mail')

export const openMailbox = () => postFor(mailboxResult, '/api/admin/launch/mailbox')
