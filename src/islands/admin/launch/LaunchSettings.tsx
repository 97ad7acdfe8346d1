import { useMemo } from 'react'
import { Disclosure } from '#components/ui/Disclosure.tsx'
import type { SettingList } from '#contract/settings.ts'
import type { StorableName } from '#domain/settings/storable-settings.ts'
import { SettingsForm } from '#islands/admin/settings/SettingsForm.tsx'
import words from '#content/messages/es/panel/launch.yaml'
import styles from './LaunchPage.module.css'

type Group = keyof typeof words.mend

/** The settings that fix the points of a group. */
const mending: Readonly<Record<Group, readonly StorableName[]>> = {
	site: ['SITE_URL', 'APP_URL', 'PRODUCT_URL'],
	legal: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_COUNTRY', 'PAYMENT_PROVIDER'],
	mail: ['SMTP_URL', 'SMTP_USER', 'SMTP_PASSWORD', 'MAIL_FROM'],
	dns: ['DKIM_SELECTOR'],
}

/** Whether settings can fix the points of a group. */
export function hasSettings(group: string): group is Group {
	return Object.hasOwn(mending, group)
}

type Props = {
	group: Group
	/** All settings. */
	all: SettingList
}

/** The fields that fix a group of points, as in “Ajustes”, without leaving the place. */
export function LaunchSettings({ group, all }: Props) {
	const settings = useMemo(
		() => all.filter(({ name }) => mending[group].includes(name)),
		[all, group],
	)
	return (
		<div className={styles['mend']}>
			<Disclosure summary={words.mend[group]}>
				<SettingsForm isPart settings={settings} />
			</Disclosure>
		</div>
	)
}
