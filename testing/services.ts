import { createServices } from '#server/services.ts'
import type { WorkLog } from '#server/platform/jobs/job-runner.ts'
import type { Settings } from '#settings/settings.ts'

/** Creates a site's services and starts their jobs, without pages and port. */
export async function startServices(settings: Settings, log: WorkLog = { warn: () => {} }) {
	const services = await createServices(settings, log)
	try {
		return { ...services, ...(await services.start()) }
	} catch (error) {
		await services.close()
		throw error
	}
}
