import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { OperatorError } from '#values/operator-error.ts'
import { freeBytesOf, minFreeBytes } from '#features/notices/owner-findings.ts'
import type { Database } from '#platform/db/database.ts'
import { findDamage } from '#platform/db/find-damage.ts'
import { databaseFile, openDatabase } from '#platform/db/open-database.ts'
import { hasKeyOf } from '#platform/keys/open-keys.ts'
import { databaseSentence } from '#features/settings/load-stored-settings.ts'
import type { Settings } from '#config/settings.ts'

/** A fault and its fix. */
export type MachineFinding = {
	readonly topic: 'machine'
	readonly what: string
	readonly why: string
}

/** Smaller clock differences are ignored. */
const maxClockDifferenceMs = 60_000

const answerTimeoutMs = 5_000

/**
 * Finds faults of this machine, with their fixes. Works with the site stopped or running, and changes nothing.
 *
 * @param isOffline whether to skip the site and the mail server
 * @param unreadable why the stored settings could not be read; null if they could
 */
export async function checkMachine(
	settings: Settings,
	isOffline: boolean,
	unreadable: string | null,
): Promise<readonly MachineFinding[]> {
	const ofDatabase = await checkDatabase(settings)
	return [
		...checkPermissions(settings),
		...(await checkDisk(settings)),
		...(ofDatabase.length === 0 && unreadable !== null
			? fault('database', unreadable)
			: ofDatabase),
		...(isOffline ? [] : [...(await checkServer(settings)), ...(await checkMail(settings))]),
	]
}

function fault(what: string, why: string): readonly MachineFinding[] {
	return [{ topic: 'machine', what, why }]
}

export function checkPermissions({
	dataDir,
}: Pick<Settings, 'dataDir'>): readonly MachineFinding[] {
	if (!existsSync(dataDir)) return []
	try {
		accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
	} catch {
		return fault(
			dataDir,
			"cannot be read or written by this user. Run the command as the site's user.",
		)
	}
	const { uid } = statSync(dataDir)
	return readdirSync(dataDir).flatMap((name) => {
		const file = join(dataDir, name)
		const found = statSync(file)
		const isReadable = found.isFile() && (found.mode & 0o077) !== 0
		return [
			...(found.uid === uid
				? []
				: fault(file, `belongs to another user. Run: chown --reference=${dataDir} ${file}`)),
			...(isReadable ? fault(file, `can be read by other users. Run: chmod 600 ${file}`) : []),
		]
	})
}

async function checkDisk({ dataDir }: Settings): Promise<readonly MachineFinding[]> {
	const free = await freeBytesOf(existsSync(dataDir) ? dataDir : '.')
	if (free === null || free >= minFreeBytes) return []
	return fault('disk', `has ${(free / 1e9).toFixed(1)} GB left. Signups fail when it is full.`)
}

/** Checks database, key and clock. Does not create a missing database or migrate an older schema. */
export async function checkDatabase(settings: Settings): Promise<readonly MachineFinding[]> {
	if (settings.databaseUrl === null && !existsSync(databaseFile(settings))) return []
	let db: Database | null = null
	try {
		db = openDatabase(settings)
		const [damage] = await findDamage(db)
		if (damage !== undefined) {
			return fault('database', `is damaged (${damage}). Restore a backup: npm run restore FILE`)
		}
		return [...(await checkKey(db, settings)), ...(await checkClock(db))]
	} catch (error) {
		return fault('database', databaseSentence(error) ?? 'cannot be read.')
	} finally {
		await db?.close()
	}
}

async function checkKey(db: Database, settings: Settings): Promise<readonly MachineFinding[]> {
	const advice = 'Put the right one back from its copy; if it is lost: npm run key -- replace'
	try {
		if ((await hasKeyOf(db, settings)) !== false) return []
		return fault('key', `is not the one that the database was used with. ${advice}`)
	} catch (error) {
		if (error instanceof OperatorError) return fault('key', error.message)
		throw error
	}
}

async function checkClock(db: Database): Promise<readonly MachineFinding[]> {
	const advice = 'Set the clock right: timedatectl set-ntp true'
	const { rows } = await sql<{ newest: string | null }>`
		select max(created_at) as newest from waitlist_emails
	`.execute(db.reportReader)
	const newest = Date.parse(rows[0]?.newest ?? '')
	if (newest > Date.now() + maxClockDifferenceMs) {
		return fault(
			'clock',
			`is behind the newest registration, of ${new Date(newest).toISOString()}. ${advice}`,
		)
	}
	if (db.kind === 'sqlite') return []
	const [row] = (await sql<{ now: string }>`select now() as now`.execute(db.read)).rows
	const difference = Math.abs(Date.parse(row?.now ?? '') - Date.now())
	if (difference <= maxClockDifferenceMs) return []
	const seconds = Math.round(difference / 1_000)
	return fault('clock', `differs from that of PostgreSQL by ${seconds} s. ${advice}`)
}

async function checkServer({ port, host }: Settings): Promise<readonly MachineFinding[]> {
	const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
	const address = `http://${name.includes(':') ? `[${name}]` : name}:${port}/readyz`
	const signal = AbortSignal.timeout(answerTimeoutMs)
	const answer = await fetch(address, { signal }).catch(() => null)
	if (answer === null || answer.ok) return []
	const { reason = '' }: { reason?: string } = Object(await answer.json().catch(() => null))
	return fault('server', `answers ${answer.status} at ${address}. ${reason}`.trim())
}

/** Checks the logins to mail server and mailbox. Sends nothing and marks nothing as read. */
export async function checkMail({
	mail,
	bounces,
}: Pick<Settings, 'mail' | 'bounces'>): Promise<readonly MachineFinding[]> {
	// Reads the environment on import.
	const { findSmtpFailure } = await import('#platform/mail/smtp.ts')
	const { smtpUrl } = mail
	const smtp = smtpUrl === null ? null : await findSmtpFailure({ url: smtpUrl })
	const imap = bounces === null ? null : await mailboxFailure(bounces.imapUrl)
	return [...accountFault('SMTP', smtp), ...accountFault('IMAP', imap)]
}

function accountFault(name: 'SMTP' | 'IMAP', code: string | null): readonly MachineFinding[] {
	if (code === null) return []
	const isLogin = code === 'EAUTH' || code === 'AUTHENTICATIONFAILED'
	const why = isLogin
		? `refuses the login (${code}). Correct ${name}_USER and ${name}_PASSWORD.`
		: `gives no valid answer (${code}). Check the setting, its port and the network.`
	return fault(`${name}_URL`, why)
}

async function mailboxFailure(url: string): Promise<string | null> {
	const { imapFailure, withMailbox } = await import('#features/bounces/imap-mailbox.ts')
	try {
		await withMailbox({ url, position: null, since: Date.now() }, async () => {})
		return null
	} catch (error) {
		return imapFailure(error)
	}
}
