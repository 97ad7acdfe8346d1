import type { Settings, SettingTexts } from '#config/settings.ts'
import { buildApp } from './app.ts'
import { createCertificateNames } from '#platform/http/server/certificate-names.ts'
import type { WorkLog } from '#platform/jobs/job-runner.ts'
import { loggerOptions } from '#platform/log/logger-options.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { Assets } from '#platform/pages/assets.ts'
import type { RenderedPages } from '#cms/rendering/rendered-pages.ts'
import { createServices, type Installation } from './services.ts'

/** The parts of a site that outlast a change of its settings. */
type SiteParts = {
	readonly installation: Installation
	readonly pages: RenderedPages
	readonly assets: Assets
	readonly metrics: Metrics | null
	readonly isOverloaded: () => boolean
	/** Part of the address that tells a new site its name. */
	readonly nameCode: string
	/** Adopts stored settings and publications; resolves once they are in force. */
	readonly adopt: () => Promise<void>
	readonly log: WorkLog
}

/**
 * Creates the routes and jobs of a site, made of its settings. Others replace them when the settings change.
 *
 * @param environment without the stored settings
 */
export async function createApplication(
	{ installation, pages, assets, metrics, isOverloaded, nameCode, adopt, log }: SiteParts,
	settings: Settings,
	environment: SettingTexts,
) {
	await using parts = new AsyncDisposableStack()
	const services = parts.adopt(
		await createServices(installation, settings, log, pages, environment),
		({ close }) => close(),
	)
	const app = buildApp({
		pages,
		assets,
		appUrl: settings.addresses.app,
		ready: () => services.api.store.ping().then(() => true),
		certificateNames: createCertificateNames(settings, nameCode),
		api: {
			...services.api,
			onPublished: adopt,
			onSettingsChanged: adopt,
			...(metrics && { onSignup: metrics.countSignup }),
		},
		log: loggerOptions,
		...(metrics && { metrics }),
		trustProxy: settings.trustProxy,
		isOverloaded,
	})
	parts.defer(() => app.close())
	await app.ready()
	const open = parts.move()
	return {
		app,
		start: services.start,
		/** Finishes requests and jobs in flight. */
		stop: () => open.disposeAsync(),
	}
}
