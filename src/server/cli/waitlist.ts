import { runCommand } from './run.ts'
import { waitlistCommand } from './waitlist-command.ts'

await runCommand(waitlistCommand)
