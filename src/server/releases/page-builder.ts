import type { ReleaseBuild } from '#contract/releases.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import {
	type BuildProgress,
	buildIfNeeded,
	buildUnderWay,
	cancelBuild,
	lastFailure,
} from '#server/platform/release/build-release.ts'
import { chooseRelease } from '#server/platform/release/choose-release.ts'
import {
	BuildBusyError,
	BuildCancelledError,
	ReleaseError,
} from '#server/platform/release/release-error.ts'
import type { BuildSurroundings } from '#server/platform/release/run-builder.ts'
import { errorDetails } from '#server/platform/log/error-details.ts'

/**
 * The command that builds and checks a site.
 *
 * @param out a folder that does not exist yet
 * @param unless a folder: nothing is built if its site has the same files and settings; null always builds
 * @param words a file of edits; null for the public ones
 * @param before the folder of a built site likely to share most files; null without one
 */
export type BuildCommand = (
	out: string,
	unless: string | null,
	words: string | null,
	before: string | null,
) => readonly [string, ...string[]]

/** A release with words that are not public yet. */
export type WordRelease = {
	/** Does work with a file of the edits. */
	readonly withWords: (work: (file: string) => Promise<void>) => Promise<void>
	/** Makes all processes serve the release, and records its words. */
	readonly serve: (id: string) => Promise<void>
}

/** Why a release is built: only if its pages differ, unconditionally, or for its words. */
type Reason = 'needed' | 'wanted' | WordRelease

type BuilderOptions = BuildSurroundings & {
	/** The folder of the releases. */
	readonly folder: string
	readonly command: BuildCommand
	/** The folder of the served site; null without one. */
	readonly served: () => string | null
	readonly log: WorkLog
	readonly now: () => number
	/** Delay before checking again while another process builds. */
	readonly retryMs?: number
}

export type PageBuilder = ReturnType<typeof createPageBuilder>

/**
 * Builds releases of the pages beside the server, one at a time, and makes all processes serve each new one. A failed
 * build changes nothing, and is reported by the log, `status` and the launch check.
 */
export function createPageBuilder({ served, folder, log, now, ...options }: BuilderOptions) {
	const stopping = new AbortController()
	let progress: BuildProgress | null = null
	let running: Promise<void> | null = null

	/** Waits for another process's build, which may make this one unnecessary. */
	async function build(reason: Reason): Promise<void> {
		while (!stopping.signal.aborted) {
			try {
				return await buildFor(reason)
			} catch (error) {
				if (!(error instanceof BuildBusyError)) return report(error)
			}
			if (reason !== 'needed') return
			await pause(options.retryMs ?? 5_000, stopping.signal)
		}
	}

	async function buildFor(reason: Reason): Promise<void> {
		const before = served()
		if (reason !== 'needed' || before === null) progress = { done: 0, of: null }
		if (typeof reason === 'string') {
			const id = await buildOnce(before, reason === 'needed' ? before : null, null)
			if (id !== null) chooseRelease(folder, id)
			return
		}
		await reason.withWords(async (file) => {
			const id = await buildOnce(before, null, file)
			if (id !== null) await reason.serve(id)
		})
	}

	async function buildOnce(before: string | null, unless: string | null, words: string | null) {
		return await buildIfNeeded({
			...options,
			folder,
			command: (out) => options.command(out, unless, words, before),
			pagesBefore: before,
			now,
			signal: stopping.signal,
			onProgress: (next) => {
				if (progress !== null || next.done > 0) progress = next
			},
		})
	}

	function report(error: unknown): void {
		if (error instanceof BuildCancelledError) return
		const details = error instanceof ReleaseError ? { reason: error.message } : errorDetails(error)
		log.warn(details, 'Build failed; still serving the previous release')
	}

	function start(reason: Reason): void {
		running ??= build(reason).finally(() => {
			running = null
			progress = null
		})
	}

	return {
		/** The build in progress, even in another process. */
		status: (): ReleaseBuild => {
			const found = progress ?? (running === null ? buildUnderWay(folder, served()) : null)
			if (found !== null) return { state: 'building', ...found }
			const failure = lastFailure(folder)
			if (failure === null) return { state: 'idle' }
			return { state: 'failed', at: new Date(failure.at).toISOString(), reason: failure.reason }
		},
		/** Builds a release, unless a build is running. */
		build: () => start('wanted'),
		/** Builds a release with other words. Returns false, and does nothing, if a build is running. */
		publish: (release: WordRelease): boolean => {
			if (running !== null || buildUnderWay(folder, null) !== null) return false
			start(release)
			return true
		},
		/** Builds a release unless the served site matches the present files and settings. */
		buildIfNeeded: () => start('needed'),
		/** Stops the running build, even in another process. */
		cancel: (): void => cancelBuild(folder),
		/** Ends a running build and starts no more. */
		stop: async () => {
			stopping.abort()
			await running
		},
	}
}

async function pause(ms: number, signal: AbortSignal): Promise<void> {
	await new Promise<void>((resolve) => {
		const timer = setTimeout(resolve, ms)
		signal.addEventListener('abort', () => {
			clearTimeout(timer)
			resolve()
		})
	})
}
