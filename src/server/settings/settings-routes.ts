import { type PanelSettings, settingChanges } from '#contract/settings.ts'
import type { SessionOf } from '#server/accounts/login/panel-session.ts'
import type { ApiOptions } from '#server/api/api-options.ts'
import { sendError } from '#server/platform/http/api-errors.ts'
import { body, type SchemaApp } from '#server/platform/http/route-schemas.ts'
import { SettingsError } from '#settings/settings.ts'
import { listSettings } from './list-settings.ts'

/** The settings that are stored in the database. */
export function settingRoutes(
	app: SchemaApp,
	{
		store,
		environment = {},
		settingsInForce = { revision: '', isFollowing: false },
		onJobQueued,
	}: Pick<ApiOptions, 'store' | 'environment' | 'settingsInForce' | 'onJobQueued'>,
	sessionOf: SessionOf,
): void {
	const { revision, isFollowing } = settingsInForce
	const pending = isFollowing ? 'taking-over' : 'next-start'

	app.get('/api/admin/settings', async (): Promise<PanelSettings> => {
		const settings = [...listSettings(await store.settings.all(), environment)]
		const isInForce = (await store.settings.revision()) === revision
		return { settings, effect: isInForce ? 'in-force' : pending }
	})

	app.post('/api/admin/settings', body(settingChanges), async (request, reply) => {
		const session = sessionOf(request)
		// Whoever decides where mails go could take every account over.
		if (session.isProvisional) return sendError(reply, 'forbidden')
		try {
			await store.settings.change(environment, request.body, session)
			// By the mail server before the change, if it comes to that.
			onJobQueued(['access-notice'])
			return reply.code(204).send()
		} catch (error) {
			if (!(error instanceof SettingsError)) throw error
			const fields = [...new Set(error.issues.map(({ name }) => name))]
			return sendError(reply, 'invalid', { field: fields[0] ?? '', fields })
		}
	})
}
