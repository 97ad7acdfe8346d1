import { accessSync, constants, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { freeBytesOf, minFreeBytes } from '#server/notices/owner-findings.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findDamage } from '#server/platform/db/find-damage.ts'
import { databaseFile, openDatabase } from '#server/platform/db/open-database.ts'
import { lastFailure } from '#server/platform/release/build-release.ts'
import { releasesFolder } from '#server/platform/release/release-folder.ts'
import { hasKeyOf } from '#server/platform/keys/open-keys.ts'
import { KeyError } from '#server/platform/keys/key-file.ts'
import type { Settings } from '#settings/settings.ts'
import { fault, type Finding, note, ok } from './finding.ts'

/** Clocks that differ by less count as right, as in docs/operations.md. In milliseconds. */
const maxClockDifferenceMs = 60_000

/** Checks rights and owners of the data folder. */
export function checkPermissions({ dataDir }: Settings): readonly Finding[] {
	const check = 'permissions'
	if (!existsSync(dataDir)) {
		return [
			note(
				check,
				`${dataDir} does not exist. The first start creates it; for a site that runs, set DATA_DIR.`,
			),
		]
	}
	const faults: Finding[] = []
	try {
		accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
	} catch {
		return [
			fault(
				check,
				`This user may not write to ${dataDir}. Run the command as the site's user, or chown the folder.`,
			),
		]
	}
	const { uid } = statSync(dataDir)
	for (const name of readdirSync(dataDir)) {
		const file = join(dataDir, name)
		const found = statSync(file)
		if (found.uid !== uid) {
			faults.push(
				fault(
					check,
					`${file} belongs to another user than its folder. Run: chown --reference=${dataDir} ${file}`,
				),
			)
		}
		if (found.isFile() && (found.mode & 0o077) !== 0) {
			faults.push(fault(check, `Other users may read ${file}. Run: chmod 600 ${file}`))
		}
	}
	return faults.length > 0 ? faults : [ok(check, `${dataDir} is the site's own.`)]
}

/** Names the failure of the last build of the pages. */
export function checkBuild({ dataDir }: Settings): readonly Finding[] {
	const failure = lastFailure(releasesFolder({ dataDir }))
	if (failure === null) return []
	const at = new Date(failure.at).toISOString()
	const said = failure.reason.replaceAll('\n', '\n  ')
	return [
		fault(
			'build',
			`The pages could not be built at ${at}; those before are served. Mend it, then run: npm run release -- build\n  ${said}`,
		),
	]
}

/** Checks the free space of the disk with the data. */
export async function checkDisk({ dataDir }: Settings): Promise<readonly Finding[]> {
	const free = await freeBytesOf(existsSync(dataDir) ? dataDir : '.')
	if (free === null) return [note('disk', 'The free space cannot be read.')]
	const text = `${(free / 1e9).toFixed(1)} GB are free for ${dataDir}.`
	return free < minFreeBytes
		? [
				fault(
					'disk',
					`${text} Signups fail when the disk is full. Make room: old backups, ${join(dataDir, 'outbox')}`,
				),
			]
		: [ok('disk', text)]
}

/** Checks database, key and clock. A database that is missing is not created, an older schema not migrated. */
export async function checkDatabase(settings: Settings): Promise<readonly Finding[]> {
	const { databaseUrl } = settings
	const file = databaseFile(settings)
	if (databaseUrl === null && !existsSync(file)) {
		return [
			note(
				'database',
				`There is none at ${file}. The first start creates it; for a site that runs, set DATA_DIR.`,
			),
		]
	}
	let db: Database | null = null
	try {
		db = openDatabase(settings)
		const damage = await findDamage(db)
		if (damage.length > 0) {
			return [
				fault(
					'database',
					`It is damaged (${damage[0]}). Restore a backup: npm run backup -- restore latest`,
				),
			]
		}
		return [
			...(await checkSchema(db)),
			...(await checkKey(db, settings)),
			...(await checkClock(db)),
		]
	} catch (error) {
		return [
			fault('database', `${sentenceOf(error)} Start it, correct the setting, or restore a backup.`),
		]
	} finally {
		await db?.close()
	}
}

async function checkSchema(db: Database): Promise<readonly Finding[]> {
	const [row] = (
		await sql<{ rows: number }>`select count(*) as rows from waitlist_emails`.execute(db.longRead)
	).rows
	const kind = db.kind === 'sqlite' ? 'SQLite' : 'PostgreSQL'
	return [ok('database', `${kind} is sound and holds ${Number(row?.rows)} registrations.`)]
}

async function checkKey(db: Database, settings: Settings): Promise<readonly Finding[]> {
	try {
		const fits = await hasKeyOf(db, settings)
		if (fits === true) return [ok('key', 'It is the key that the database was used with.')]
		const advice = 'Put the right one back from its copy; if it is lost: npm run key -- replace'
		return fits === false
			? [fault('key', `It is not the key that the database was used with. ${advice}`)]
			: [note('key', `There is no key, or the database was used with none yet. ${advice}`)]
	} catch (error) {
		if (error instanceof KeyError) return [fault('key', error.message)]
		throw error
	}
}

async function checkClock(db: Database): Promise<readonly Finding[]> {
	const advice = 'Set the clock right: timedatectl set-ntp true'
	const { rows } = await sql<{ newest: string | null }>`
		select max(created_at) as newest from waitlist_emails
	`.execute(db.longRead)
	const newest = Date.parse(rows[0]?.newest ?? '')
	if (newest > Date.now() + maxClockDifferenceMs) {
		return [
			fault(
				'clock',
				`The newest registration is dated ${new Date(newest).toISOString()}, in the future. ${advice}`,
			),
		]
	}
	if (db.kind === 'sqlite') return []
	const [row] = (await sql<{ now: string }>`select now() as now`.execute(db.read)).rows
	const difference = Math.abs(Date.parse(row?.now ?? '') - Date.now())
	return difference > maxClockDifferenceMs
		? [
				fault(
					'clock',
					`It differs from that of PostgreSQL by ${Math.round(difference / 1_000)} s. ${advice}`,
				),
			]
		: [ok('clock', 'It agrees with that of PostgreSQL.')]
}

/** Messages of drivers may hold the address with its password, so codes stand for them. */
function sentenceOf(error: unknown): string {
	if (!(error instanceof Error)) return 'It cannot be read.'
	if (error.name === 'DatabaseFileError') return error.message
	return `It cannot be read (${'code' in error ? String(error.code) : error.name}).`
}
