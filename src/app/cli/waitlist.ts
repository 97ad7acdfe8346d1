import { deleteEmlFiles, emlFolder } from '#platform/mail/eml-files.ts'
import { runCommand } from './run-command.ts'
import { waitlistCommand, waitlistUsage } from './waitlist-command.ts'

await runCommand(waitlistUsage, (store, args, settings) =>
	waitlistCommand(store, args, (ids) => deleteEmlFiles(emlFolder(settings), ids)),
)
