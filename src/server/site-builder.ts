import { resolve } from 'node:path'
import type { ReleaseBuild } from '#contract/releases.ts'
import type { Settings } from '#settings/settings.ts'
import type { WorkLog } from './platform/jobs/job-runner.ts'
import { errorDetails } from './platform/log/error-details.ts'
import { type ServedSite, unbuiltSite } from './platform/release/built-site.ts'
import type { FirstBuild } from './platform/static/getting-ready.ts'
import { changedSettings } from './platform/static/stale-build.ts'
import { projectFolder } from './releases/build-command.ts'
import { type BuildCommand, createPageBuilder } from './releases/page-builder.ts'
import type { GivenSettings } from './settings/use-stored-settings.ts'
import type { Store } from './store.ts'
import { resumePublication } from './words/publisher.ts'

type BuilderParts = {
	readonly settings: Settings
	readonly given: GivenSettings
	readonly served: ServedSite
	readonly store: Store
	readonly log: WorkLog
	readonly folder: string
	readonly command: BuildCommand
}

/** Progress of the first build, for visitors waiting for it. */
export function firstBuildOf(build: ReleaseBuild = { state: 'idle' }): FirstBuild {
	if (build.state === 'building') return build
	return { state: build.state === 'failed' ? 'failed' : 'waiting' }
}

/** Creates the page builder of a running site, and the panel's routes for it. */
export function createSiteBuilder({
	settings,
	given,
	served,
	store,
	log,
	folder,
	command,
}: BuilderParts) {
	const isUnbuilt = () => served.site() === unbuiltSite
	const pages = createPageBuilder({
		folder,
		command,
		project: projectFolder,
		// The build adds the stored settings itself, as this process does.
		environment: { ...given.environment, DATA_DIR: resolve(settings.dataDir) },
		served: () => (isUnbuilt() ? null : resolve(served.site().folder)),
		log,
		now: Date.now,
	})
	const forPanel = {
		folder,
		builder: pages,
		changed: () => (isUnbuilt() ? [] : changedSettings(served.site().folder, settings)),
	}
	/** A publication this process cannot complete is completed by the next start or publication. */
	const resume = async () => {
		try {
			await resumePublication({ folder, store: store.words })
		} catch (error) {
			log.warn(errorDetails(error), 'A publication that was interrupted could not be completed')
		}
	}
	return { pages, forPanel, resume }
}
