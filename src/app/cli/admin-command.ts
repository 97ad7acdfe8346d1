import { OperatorError } from '#values/operator-error.ts'
import { hashPassword } from '#features/accounts/password.ts'
import type { AccountStores } from '#features/accounts/accounts.ts'
import { adminName, adminPassword } from '#config/admin-credentials.ts'
import { UnknownCommand } from './run-command.ts'

export const adminUsage = `npm run admin -- create NAME     creates an admin
npm run admin -- password NAME   sets a new password, ends all sessions, enables a disabled admin
npm run admin -- passkeys NAME   removes all passkeys and ends all sessions
npm run admin -- disable NAME    ends all sessions and refuses the admin's logins
The password is read from a prompt or from standard input.`

const actor = 'command line'

export async function adminCommand(
	store: Pick<AccountStores, 'admins' | 'passkeys'>,
	[verb, name, ...more]: readonly string[],
	readPassword: () => Promise<string>,
): Promise<string> {
	// No password argument: it would appear in the shell history and the process list.
	if (name === undefined || more.length > 0) throw new UnknownCommand(adminUsage)
	assertValid('A name', adminName.safeParse(name))
	if (verb === 'create') {
		const hash = await newHash()
		if (!(await store.admins.create(name, hash, actor)))
			throw new OperatorError(`${name} already exists.`)
		return `${name} can log in.`
	}
	if (verb === 'password') {
		const hash = await newHash()
		if (!(await store.admins.setPassword(name, hash, actor)))
			throw new OperatorError(`There is no account ${name}.`)
		return `${name} has a new password. All sessions have ended.`
	}
	if (verb === 'passkeys') {
		const admin = await store.admins.bySimilarName(name)
		if (admin === null) throw new OperatorError(`There is no account ${name}.`)
		const removed = await store.passkeys.removeAll(admin, actor)
		return `${name} had ${removed} passkeys, which are removed. All sessions have ended.`
	}
	if (verb === 'disable') {
		if (!(await store.admins.disable(name, actor)))
			throw new OperatorError(`There is no account ${name}.`)
		return `${name} can no longer log in. All sessions have ended.`
	}
	throw new UnknownCommand(adminUsage)

	async function newHash(): Promise<string> {
		const password = await readPassword()
		assertValid('A password', adminPassword.safeParse(password))
		return await hashPassword(password)
	}
}

function assertValid(what: string, { error }: ReturnType<typeof adminName.safeParse>): void {
	if (error) throw new OperatorError(`${what} ${error.issues[0]?.message}`)
}
