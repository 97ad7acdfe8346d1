import { type PanelSettings, type SettingChanges, settingChanges } from './messages/settings.ts'
import { sessionOf } from '#features/accounts/accounts.ts'
import { Refusal, sendError } from '#platform/http/api-errors.ts'
import { staysTrusted } from '#platform/http/server/trusted-origin.ts'
import { body, type SchemaApp } from '#platform/http/route-schemas.ts'
import { type Settings, SettingsError } from '#config/settings.ts'
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
			const { hasPassword } = await store.admins.passwordState(session.adminId)
			const refuse = ({ addresses }: Settings) => {
				const moved = movedAddresses(request.body)
				if (moved.length > 0 && !staysTrusted(request.headers, addresses))
					throw new Refusal('The panel could save nothing there', 'conflict', { fields: moved })
				if (!hasPassword && hostOf(addresses.site) !== hostOf(site))
					throw new Refusal('The account could not log in there', 'passkeys-unavailable', {
						fields: ['SITE_URL'],
					})
			}
			// The email about the change is sent through the old mail server if it goes out before the change takes effect.
			await store.settings.change(environment, request.body, session, refuse)
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
