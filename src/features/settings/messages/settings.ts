import * as z from 'zod/mini'
import { storableNames } from '#config/rules/storable-settings.ts'

const settingName = z.enum(storableNames)

/**
 * All settings, in display order. `value` is null for an unset setting, and `set` for a secret. `lockedBy` is the
 * environment variable that sets the value; it can be the variable of another setting, because a mail server's URL can
 * contain a user name. `isReadable` is false for a secret stored with another key.
 */
export const settingList = z.array(
	z.object({
		name: settingName,
		value: z.nullable(z.string()),
		source: z.enum(['environment', 'database', 'default']),
		lockedBy: z.optional(settingName),
		isReadable: z.boolean(),
	}),
)

export type SettingList = z.infer<typeof settingList>

/** Response of `GET /api/admin/settings`. */
export const panelSettings = z.object({ settings: settingList })

export type PanelSettings = z.infer<typeof panelSettings>

/**
 * Body of `POST /api/admin/settings`: new values by name, null to remove a value. Either all changes are made or none.
 * The response is 204, once the changes are in force. Needs re-authentication for exactly these changes, unless they
 * change limits only. The error `invalid` names every wrong field, including fields required by another setting;
 * `conflict` names the addresses whose change would lock the owner out of the panel, and `passkeys-unavailable` the
 * address at which an account without a password could not log in.
 */
export const settingChanges = z
	.partialRecord(settingName, z.nullable(z.string().check(z.maxLength(1_000))))
	.check(z.refine((changes) => Object.keys(changes).length > 0))

export type SettingChanges = z.infer<typeof settingChanges>
