import {
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFolder } from '#server/platform/release/release-folder.ts'
import { run, UpdateError } from './run.ts'

/** Where the versions lie: the repository, beside it `versions/TAG`, and `current`, which leads to one of them. */
export type Versions = {
	/** The folder of the repository and of `current`. */
	readonly root: string
	/** The folder of the version that this command is of. */
	readonly own: string
}

/** A version that can be had. */
export type Tag = { readonly name: string; readonly commit: string }

/** How many versions stay, the running one included. */
const keptVersions = 2

/** Beside a version's folder once its packages are installed, its pages built and its trial passed: the name of its release. */
const readyFile = ({ root }: Versions, name: string) => join(root, 'versions', `${name}.ready`)

/** Finds the repository that a folder belongs to. */
export async function findVersions(own: string): Promise<Versions> {
	const args = ['rev-parse', '--path-format=absolute', '--git-common-dir'] as const
	return { root: dirname(await run(['git', ...args], { cwd: own })), own }
}

/** The version that `current` leads to; null before the first update. */
export function currentVersion({ root }: Versions): string | null {
	try {
		return readlinkSync(join(root, 'current')).replace(/^versions\//, '')
	} catch {
		return null
	}
}

/** Lets `current` lead to a version, by one rename. */
export function setCurrentVersion({ root }: Versions, name: string): void {
	const next = join(root, 'versions', '.next')
	rmSync(next, { force: true })
	symlinkSync(join('versions', name), next)
	renameSync(next, join(root, 'current'))
	syncFolder(root)
}

export function versionFolder({ root }: Versions, name: string): string {
	return join(root, 'versions', name)
}

/** @throws UpdateError if files of the version are changed, or what was added is not in the repository */
export async function requireCleanTree({ own }: Versions): Promise<void> {
	const changed = await run(['git', 'status', '--porcelain'], { cwd: own })
	if (changed === '') return
	throw new UpdateError(
		`Files of this version are changed, and would not be in the next one. Commit or undo the changes:\n${changed}`,
	)
}

/**
 * Finds the tag to update to, and fetches it.
 *
 * @param wanted a tag; null for the newest `v*` of the remote
 * @throws UpdateError if there is none
 */
export async function fetchTag({ own }: Versions, wanted: string | null): Promise<Tag> {
	const list = await run(['git', 'ls-remote', '--tags', '--refs', 'origin', wanted ?? 'v*'], {
		cwd: own,
		env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
	})
	const names = list.match(/(?<=refs\/tags\/).+$/gm) ?? []
	const name = names.toSorted(new Intl.Collator('en', { numeric: true }).compare).at(-1)
	if (name === undefined || !/^[\w.-]+$/.test(name)) {
		throw new UpdateError(
			wanted === null
				? 'The remote repository has no version: no tag that begins with v.'
				: `The remote repository has no tag ${wanted}.`,
		)
	}
	const ref = `refs/tags/${name}`
	await run(['git', 'fetch', '--quiet', '--force', 'origin', `${ref}:${ref}`], { cwd: own })
	return { name, commit: await run(['git', 'rev-parse', `${ref}^{commit}`], { cwd: own }) }
}

/** Whether the running version is the tag, or contains it. */
export async function hasTag({ own }: Versions, { commit }: Tag): Promise<boolean> {
	const ancestors = ['merge-base', '--is-ancestor', commit, 'HEAD'] as const
	return await run(['git', ...ancestors], { cwd: own }).then(
		() => true,
		() => false,
	)
}

/** The newest part of a tag's changelog; empty without one. */
export async function changesOf({ own }: Versions, { name }: Tag): Promise<string> {
	const text = await run(['git', 'show', `${name}:CHANGELOG.md`], { cwd: own }).catch(() => '')
	return /^## [^]*?(?=^## |$(?![^]))/m.exec(text)?.[0].trim() ?? ''
}

/** The name of the release of a version that is ready; null if the version is not whole. */
export function readyRelease(versions: Versions, name: string): string | null {
	const file = readyFile(versions, name)
	return existsSync(file) ? readFileSync(file, 'utf8') : null
}

/** Says that a version is whole. */
export function setReady(versions: Versions, name: string, release: string): void {
	writeFileSync(readyFile(versions, name), release)
}

/** Checks the files of a tag out beside the running version, in place of what an interrupted update has left there. */
export async function checkOut(versions: Versions, { name }: Tag): Promise<string> {
	const folder = versionFolder(versions, name)
	await removeVersion(versions, name)
	mkdirSync(dirname(folder), { recursive: true })
	await run(
		['git', 'worktree', 'add', '--quiet', '--detach', '--force', folder, `refs/tags/${name}`],
		{
			cwd: versions.root,
		},
	)
	return folder
}

/** Deletes all versions but the running one and the newest other one. */
export async function removeOldVersions(versions: Versions): Promise<readonly string[]> {
	const current = currentVersion(versions)
	const folder = join(versions.root, 'versions')
	const others = readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== current)
		.map(({ name }) => ({ name, time: statSync(join(folder, name)).mtimeMs }))
		.toSorted((a, b) => b.time - a.time)
		.map(({ name }) => name)
	const old = others.slice(keptVersions - 1)
	for (const name of old) await removeVersion(versions, name)
	return old
}

async function removeVersion(versions: Versions, name: string): Promise<void> {
	rmSync(readyFile(versions, name), { force: true })
	rmSync(versionFolder(versions, name), { recursive: true, force: true })
	await run(['git', 'worktree', 'prune'], { cwd: versions.root })
}
