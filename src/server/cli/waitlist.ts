import { deleteEmlFiles, emlFolder } from '#server/platform/mail/eml-files.ts'
import { runCommand } from './run-command.ts'
import { waitlistCommand } from './waitlist-command.ts'

await runCommand((store, args, settings) =>
	waitlistCommand(store, args, (ids) => deleteEmlFiles(emlFolder(settings), ids)),
)
