import * as z from 'zod/mini'
import { storableNames } from '#domain/settings/storable-settings.ts'

const settingName = z.enum(storableNames)

/**
 * What is stored or given, in the order in which it is shown. `value` is null for what is
 * unset; a secret that is set has the value `set`. `isReadable` is false for a secret that was stored with another key.
 */
export const settingList = z.array(
	z.object({
		name: settingName,
		value: z.nullable(z.string()),
		source: z.enum(['environment', 'database', 'default']),
		isReadable: z.boolean(),
	}),
)

export type SettingList = z.infer<typeof settingList>

/**
 * Response of `GET /api/admin/settings`. `effect` says whether what is stored is in force: the server takes a change over
 * within seconds, or at its next start where the system cannot do that (Windows).
 *
 * @example panelSettings.parse({ settings: [], effect: 'in-force' })
 */
export const panelSettings = z.object({
	settings: settingList,
	effect: z.enum(['in-force', 'taking-over', 'next-start']),
})

export type PanelSettings = z.infer<typeof panelSettings>

/**
 * Body of `POST /api/admin/settings`, answered with 204: new values by name, null for those to remove; all or none. Needs
 * a proof for this act, but for limits. `invalid` names every field that is wrong, also one that another setting needs;
 * `conflict` the addresses after whose change the page could not write any more, and `passkeys-unavailable` the address
 * at which an account without a password could not log in.
 *
 * @example settingChanges.parse({ MAIL_PER_HOUR: '50', DKIM_SELECTOR: null })
 */
export const settingChanges = z
	.partialRecord(settingName, z.nullable(z.string().check(z.maxLength(1_000))))
	.check(z.refine((changes) => Object.keys(changes).length > 0))

export type SettingChanges = z.infer<typeof settingChanges>
