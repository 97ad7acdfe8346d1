import { adminCommand } from './admin-command.ts'
import { runCommand } from './run.ts'
import { readSecret } from './secret-input.ts'

await runCommand((store, args) => adminCommand(store, args, () => readSecret('Password: ')), {
	makesDatabase: true,
})
