import { adminCommand } from './admin-command.ts'
import { runCommand } from './run-command.ts'
import { readSecret } from './read-secret.ts'

await runCommand((store, args) => adminCommand(store, args, () => readSecret('Password: ')), {
	createsDatabase: true,
})
