import { hashPassword } from '#server/auth/password.ts'
import type { Store } from '#server/store/store.ts'
import { adminName, adminPassword } from '#settings/account.ts'
import { UsageError } from './run-command.ts'

const usage = `npm run admin -- create NAME     makes an admin
npm run admin -- password NAME   sets a new password, ends all sessions, lets a disabled admin in again
npm run admin -- disable NAME    ends all sessions and lets nobody in
The password is read from a prompt or from standard input.`

const actor = 'command line'

/** What `npm run admin` does. Answers what it did. */
export async function adminCommand(
	store: Pick<Store, 'admins'>,
	[verb, name, ...more]: readonly string[],
	readPassword: () => Promise<string>,
): Promise<string> {
	// A password among the arguments would stand in the shell's history and in the list of processes.
	if (name === undefined || more.length > 0) throw new UsageError(usage)
	assertValid('A name', adminName.safeParse(name))
	if (verb === 'create') {
		const hash = await newHash()
		if (!(await store.admins.create(name, hash, actor)))
			throw new UsageError(`${name} exists already.`)
		return `${name} can log in.`
	}
	if (verb === 'password') {
		const hash = await newHash()
		if (!(await store.admins.setPassword(name, hash, actor)))
			throw new UsageError(`There is no ${name}.`)
		return `${name} has a new password. Every session has ended.`
	}
	if (verb === 'disable') {
		if (!(await store.admins.disable(name, actor))) throw new UsageError(`There is no ${name}.`)
		return `${name} cannot log in any more. Every session has ended.`
	}
	throw new UsageError(usage)

	async function newHash(): Promise<string> {
		const password = await readPassword()
		assertValid('A password', adminPassword.safeParse(password))
		return await hashPassword(password)
	}
}

/** Says what is wrong with it, if anything is. */
function assertValid(what: string, { error }: ReturnType<typeof adminName.safeParse>): void {
	if (error) throw new UsageError(`${what} ${error.issues[0]?.message}`)
}
