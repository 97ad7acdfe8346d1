import { createServices, openInstallation } from '#app/services.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import type { Settings } from '#config/settings.ts'

/** Creates a site's services and starts their jobs, but renders no pages and opens no port. */
export async function startServices(settings: Settings, log: WorkLog = { warn: () => {} }) {
	await using parts = new AsyncDisposableStack()
	const installation = parts.adopt(await openInstallation(settings, log), ({ close }) => close())
	const services = parts.adopt(await createServices(installation, settings, log), (each) =>
		each.close(),
	)
	await services.start()
	const firstStartToken = await services.api.store.firstStart.offer()
	const open = parts.move()
	return {
		...services,
		firstStartToken,
		notes: installation.notes,
		close: () => open.disposeAsync(),
	}
}
