import { adminCommand, adminUsage } from './admin-command.ts'
import { runCommand } from './run-command.ts'
import { readSecret } from './read-secret.ts'

await runCommand(
	adminUsage,
	(store, args) => adminCommand(store, args, () => readSecret('Password: ')),
	{ createsDatabase: true },
)
