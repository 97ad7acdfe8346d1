import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import type { SettingList } from '#contract/settings.ts'
import { settingGroups, storableSetting } from '#domain/settings/storable-settings.ts'
import { Storey } from '#islands/admin/account/Storey.tsx'
import { Refused } from '#islands/admin/api.ts'
import { usePanel } from '#islands/admin/panel-context.ts'
import { useAction } from '#islands/admin/useAction.ts'
import { formatMessage } from '#words/format-message.ts'
import { saveSettings, settingsQuery } from './settings-api.ts'
import { SettingField } from './SettingField.tsx'
import { useTypedSettings } from './useTypedSettings.ts'
import words from '#content/messages/es/panel/settings.yaml'
import styles from './SettingsPage.module.css'

type Props = {
	settings: SettingList
	/** Inside an element that explains the settings: without their groups. */
	isPart?: boolean
}

/** The settings by group; all changes are saved together or not at all. */
export function SettingsForm({ settings, isPart = false }: Props) {
	const { toasts } = usePanel()
	const { isBusy, run } = useAction()
	const { typed, count, type, dropSaved, discard } = useTypedSettings(settings, () =>
		toasts.show(words.lost, 'error'),
	)
	const client = useQueryClient()
	const [isSaved, setIsSaved] = useState(false)
	const [wrong, setWrong] = useState<readonly string[]>([])
	const [refusal, setRefusal] = useState('')
	const form = useRef<HTMLFormElement>(null)

	useEffect(() => {
		if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
	}, [wrong])

	function onRefusal(error: string): boolean {
		if (error !== 'invalid' && !isMoved(error)) return false
		setRefusal(error)
		toasts.show(words.refused, 'error')
		return true
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		setWrong([])
		const send = async () => {
			try {
				return await saveSettings(typed)
			} catch (error) {
				if (error instanceof Refused) setWrong(error.refusal.fields ?? [])
				throw error
			}
		}
		if (!(await run({ action: words.action, done: words.done, onRefusal }, send))) return
		// What was typed stays in its fields until the settings are read.
		setIsSaved(true)
		await client.refetchQueries(settingsQuery(), { cancelRefetch: false })
		dropSaved(typed)
		setIsSaved(false)
	}

	const fieldsOf = (shown: SettingList) => (
		<div className={styles['fields']}>
			{shown.map((setting) => (
				<SettingField
					key={setting.name}
					setting={setting}
					typed={typed[setting.name]}
					isWrong={wrong.includes(setting.name)}
					reason={isMoved(refusal) ? words.moved[refusal] : null}
					onType={(text) => type(setting.name, text)}
				/>
			))}
		</div>
	)

	return (
		<form ref={form} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
			{isPart
				? fieldsOf(settings)
				: settingGroups.map((group) => (
						<Storey key={group} {...words.groups[group]}>
							{fieldsOf(settings.filter(({ name }) => storableSetting(name).group === group))}
						</Storey>
					))}
			<div className={isPart ? styles['partBar'] : styles['bar']}>
				<Button type="submit" aria-busy={isBusy} disabled={count === 0}>
					{words.submit}
				</Button>
				{count > 0 && !isSaved && (
					<>
						<Button
							tone="outline"
							onClick={() => {
								setWrong([])
								discard()
							}}
						>
							{words.discard}
						</Button>
						<span>{formatMessage('es', words.unsaved, { n: count })}</span>
					</>
				)}
			</div>
		</form>
	)
}

/** Whether the address would lock the owner out. */
function isMoved(refusal: string): refusal is keyof typeof words.moved {
	return Object.hasOwn(words.moved, refusal)
}
