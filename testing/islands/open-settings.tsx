import { screen } from '@testing-library/react'
import type { SettingList } from '#features/settings/messages/settings.ts'
import { storableNames } from '#config/rules/storable-settings.ts'
import { openPanel } from './open-panel.tsx'

/** All settings unset, except the given ones. */
export function settings(
	given: Partial<Record<string, Partial<SettingList[number]>>> = {},
): SettingList {
	return storableNames.map((name) => ({
		name,
		value: null,
		source: 'default',
		isReadable: true,
		...given[name],
	}))
}

/** Opens Ajustes with these settings. */
export function openSettings(list: SettingList, answers: Record<string, unknown> = {}) {
	return openPanel('/waitlist/ajustes', {
		'GET /api/admin/settings': { settings: list },
		'GET /api/admin/test-address': { email: null },
		...answers,
	})
}

/** Presses "Descartar todo" and confirms. */
export async function discardAll(user: ReturnType<typeof openSettings>['user']) {
	await user.click(screen.getByRole('button', { name: 'Descartar todo' }))
	await user.click(screen.getByRole('button', { name: 'Descartar' }))
}
