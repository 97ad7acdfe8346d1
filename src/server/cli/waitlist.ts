import { forgetMails, mailFolder } from '#server/mail/eml-files.ts'
import { runCommand } from './run.ts'
import { waitlistCommand } from './waitlist-command.ts'

await runCommand((store, args, settings) =>
	waitlistCommand(store, args, (ids) => forgetMails(mailFolder(settings), ids)),
)
