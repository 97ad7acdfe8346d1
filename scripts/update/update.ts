import { existsSync, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { isAbsolute, join } from 'node:path'
import { makeBackup } from '#server/backup/make-backup.ts'
import { lockFile } from '#server/platform/db/sqlite/sqlite-lock.ts'
import { hasRelease, releasesFolder } from '#server/platform/release/release-folder.ts'
import { UpdateError } from './run.ts'
import { completeSwap, dumpFile, interruptedSwap, planSwap, type SwitchOptions } from './switch.ts'
import { tryVersion } from './trial.ts'
import { buildPages, installPackages, useRelease } from './version-commands.ts'
import {
	changesOf,
	checkOut,
	currentVersion,
	fetchTag,
	hasTag,
	readyRelease,
	removeOldVersions,
	requireCleanTree,
	setCurrentVersion,
	setReady,
	type Tag,
	versionFolder,
} from './versions.ts'

export type UpdateOptions = Omit<SwitchOptions, 'database'> & {
	readonly database: SwitchOptions['database'] & { readonly secretKey: Buffer | null }
	/** A tag; null for the newest one. */
	readonly to: string | null
	/** Whether only to say what would come. */
	readonly isCheck: boolean
	/** Finds the faults of this installation, one sentence each. */
	readonly findFaults: () => Promise<readonly string[]>
	/** For the packages of a version, its pages, and a copy of the data. */
	readonly minFreeBytes?: number
	/** How long the server of a version may take to start on a copy of the data. In milliseconds. */
	readonly trialTimeoutMs?: number
	/** Makes a backup for good; null if it is not set where to. */
	readonly backUp: (() => Promise<void>) | null
}

/**
 * Updates the site to another version, or completes an update that was interrupted. Returns what to print at the end.
 *
 * @throws UpdateError if something is in the way, or the new version is not well; the old one runs then
 */
export async function update(options: UpdateOptions): Promise<string> {
	const { versions, isCheck } = options
	mkdirSync(join(versions.root, 'versions'), { recursive: true })
	const unlock = lockFile(
		join(versions.root, 'versions', '.update.lock'),
		'Another update is running. Wait until it has ended.',
	)
	try {
		const swap = interruptedSwap(versions)
		if (swap !== null && !isCheck) {
			options.print(`The update from ${swap.from} to ${swap.to} was interrupted. Completing it …`)
			await completeSwap(options, swap)
			return `${swap.to} runs.`
		}
		return await updateTo(options, await fetchTag(versions, options.to))
	} finally {
		unlock()
	}
}

async function updateTo(options: UpdateOptions, tag: Tag): Promise<string> {
	const { versions, print, isCheck } = options
	const running = currentVersion(versions)
	if (running === tag.name && options.to !== null) return `${tag.name} runs already.`
	if (running === tag.name || (options.to === null && (await isKnown(options, tag)))) {
		return `${tag.name} is the newest version, and it runs.`
	}
	if (isCheck) return await describe(options, tag)
	await requireNoObstacle(options)
	const dump = await backUp(options)
	const release = await prepare(options, tag)
	print(`Trying ${tag.name} on a copy of the data …`)
	const folder = versionFolder(versions, tag.name)
	const pages = join(releasesFolder(options.database), release)
	const startMs = await tryVersion({
		...options.database,
		folder,
		pages,
		dump,
		timeoutMs: options.trialTimeoutMs ?? 10 * 60_000,
	})
	setReady(versions, tag.name, release)
	if (running === null) return await installFirst(options, tag, release)
	print(`Swapping ${running} for ${tag.name} …`)
	const patience = { ...options.patience, timeoutMs: options.patience.timeoutMs + 2 * startMs }
	await completeSwap({ ...options, patience }, await planSwap(options, tag.name, release, dump))
	for (const old of await removeOldVersions(versions)) print(`Deleted ${old}, the oldest version.`)
	return `${tag.name} runs. ${running} stays beside it: npm run update -- --to ${running}`
}

/** Before the first update the running version is the repository's own, if any runs. */
async function isKnown({ versions }: UpdateOptions, tag: Tag): Promise<boolean> {
	return currentVersion(versions) !== null && (await hasTag(versions, tag))
}

async function describe({ versions }: UpdateOptions, tag: Tag): Promise<string> {
	const changes = await changesOf(versions, tag)
	return `${tag.name} would come. Nothing has changed.${changes === '' ? '' : `\n\n${changes}`}`
}

async function requireNoObstacle(options: UpdateOptions): Promise<void> {
	const { versions, database, findFaults, print, minFreeBytes = 2e9 } = options
	print('Checking …')
	if (!isAbsolute(database.dataDir)) {
		throw new UpdateError(
			'Set DATA_DIR to an absolute path, such as /var/lib/innervolt: each version has a folder of its own.',
		)
	}
	await requireCleanTree(versions)
	const faults = await findFaults()
	if (faults.length > 0) {
		const lines = faults.map((fault) => `  ${fault}`)
		throw new UpdateError(
			['npm run doctor finds faults. Mend them first, or add --despite-faults:', ...lines].join(
				'\n',
			),
		)
	}
	for (const folder of [versions.root, database.dataDir]) {
		if (!existsSync(folder)) continue
		const { bavail, bsize } = await statfs(folder)
		const free = bavail * bsize
		if (free >= minFreeBytes) continue
		const [has, needs] = [free, minFreeBytes].map((bytes) => (bytes / 1e9).toFixed(1))
		throw new UpdateError(
			`The disk of ${folder} has ${has} GB free, and an update needs ${needs} GB. Make room and try again.`,
		)
	}
}

/** Returns the dump of PostgreSQL by which the site could go back. */
async function backUp({ database, print, ...options }: UpdateOptions): Promise<string | null> {
	print('Backing up …')
	if (options.backUp === null) print('BACKUP_TO is not set, so there is no backup elsewhere.')
	else await options.backUp()
	if (database.databaseUrl === null) return null
	const dump = dumpFile(database)
	await makeBackup(database, dump)
	return dump
}

/** Puts a version with its packages and its pages beside the running one. Returns the name of its release. */
async function prepare({ versions, database, print }: UpdateOptions, tag: Tag): Promise<string> {
	const ready = readyRelease(versions, tag.name)
	if (ready !== null && hasRelease(releasesFolder(database), ready)) return ready
	print(`Installing ${tag.name} beside the running version …`)
	const version = { folder: await checkOut(versions, tag), ...database }
	await installPackages(version)
	print('Building its pages …')
	return await buildPages(version)
}

async function installFirst({ versions, database }: UpdateOptions, tag: Tag, release: string) {
	const version = { folder: versionFolder(versions, tag.name), ...database }
	// With PostgreSQL this would change a database that a site may be using. The start takes the pages over.
	if (database.databaseUrl === null) await useRelease(version, release)
	setCurrentVersion(versions, tag.name)
	return [
		`${tag.name} is ready in ${join(versions.root, 'current')}. Let the system run it:`,
		`  cp ${join(versions.root, 'current/deploy/innervolt.service')} /etc/systemd/system/`,
		'  systemctl daemon-reload && systemctl enable innervolt && systemctl restart innervolt',
	].join('\n')
}
