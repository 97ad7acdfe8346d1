import { type PanelSettings, type SettingChanges, settingChanges } from './messages/settings.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import { sendError } from '#platform/http/api-errors.ts'
import { staysTrusted } from '#platform/http/server/trusted-origin.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { SettingsError } from '#config/settings.ts'
import { listSettings } from './list-settings.ts'
import type { SettingOptions } from './settings.ts'

export function settingRoutes(
	app: SchemaApp,
	{ store, site, environment = {}, onSettingsChanged = async () => {} }: SettingOptions,
): void {
	app.get('/api/admin/settings', async (): Promise<PanelSettings> => ({
		settings: listSettings(await store.settings.all(), environment),
	}))

	app.post('/api/admin/settings', body(settingChanges), async (request, reply) => {
		const session = sessionOf(request)
		// A provisional session may not change settings: who controls outgoing mail controls every account.
		if (session.isProvisional) return sendError(reply, 'forbidden')
		try {
			const { addresses } = await store.settings.check(environment, request.body)
			const moved = movedAddresses(request.body)
			if (moved.length > 0 && !staysTrusted(request.headers, addresses)) {
				return sendError(reply, 'conflict', { fields: moved })
			}
			const { hasPassword } = await store.admins.passwordState(session.adminId)
			if (!hasPassword && hostOf(addresses.site) !== hostOf(site)) {
				return sendError(reply, 'passkeys-unavailable', { fields: ['SITE_URL'] })
			}
			// The email about the change is sent through the old mail server if it goes out before the change takes effect.
			await store.settings.change(environment, request.body, session)
			await onSettingsChanged()
			return reply.code(204).send()
		} catch (error) {
			if (!(error instanceof SettingsError)) throw error
			const fields = [...new Set(error.issues.map(({ name }) => name))]
			return sendError(reply, 'invalid', { field: fields[0] ?? '', fields })
		}
	})
}

function movedAddresses(changes: SettingChanges): string[] {
	return Object.keys(changes).filter((name) => name === 'SITE_URL' || name === 'API_URL')
}

function hostOf(address: string): string {
	return new URL(address).hostname
}
