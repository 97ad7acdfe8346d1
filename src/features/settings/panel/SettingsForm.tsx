import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import { Disclosure } from '#site/ui/text/Disclosure.tsx'
import type { SettingList } from '#features/settings/messages/settings.ts'
import {
	mainGroups,
	otherGroups,
	type SettingGroup,
	storableSetting,
} from '#config/rules/storable-settings.ts'
import { PanelSection } from '#panel/parts/PanelSection.tsx'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { OpenMailbox, SendTest } from './TestMail.tsx'
import { usePanel } from '#panel/panel-context.ts'
import { useAction } from '#panel/client/useAction.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { saveSettings, settingsQuery } from './settings-api.ts'
import { SettingField } from './SettingField.tsx'
import { useTypedSettings } from './useTypedSettings.ts'
import words from '#content/messages/es/panel/settings.yaml'
import styles from './SettingsPage.module.css'

type Props = {
	settings: SettingList
	/**
	 * Whether the form is inside an element that explains the settings; if so, it leaves out the headings of their
	 * groups.
	 */
	isPart?: boolean
}

const checks: Readonly<
	Partial<Record<SettingGroup, ComponentType<{ settings: SettingList; isUnsaved: boolean }>>>
> = { mail: SendTest, bounces: OpenMailbox }

/** The settings by group, first the settings that every site needs; all changes are saved together or not at all. */
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
	const [isAsking, setIsAsking] = useState(false)
	const form = useRef<HTMLFormElement>(null)
	const isTyped = (group: SettingGroup) =>
		inGroup(settings, group).some(({ name }) => name in typed)
	const hasFolded = !isPart && otherGroups.some(isTyped)

	useEffect(() => {
		const field = form.current?.querySelector<HTMLElement>('[aria-invalid]')
		if (wrong.length === 0) return
		field?.closest('details')?.setAttribute('open', '')
		field?.focus()
	}, [wrong])
	// A change is never hidden.
	useEffect(() => {
		if (hasFolded) form.current?.querySelector('details')?.setAttribute('open', '')
	}, [hasFolded])

	function onRefusal(error: string, fields: readonly string[]): boolean {
		setWrong(fields)
		if (error !== 'invalid' && !isMoved(error)) return false
		setRefusal(error)
		toasts.show(words.refused, 'error')
		return true
	}

	async function submit(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		setWrong([])
		const options = { action: words.action, done: words.done, onRefusal }
		if (!(await run(options, () => saveSettings(typed)))) return
		// Typed texts stay in their fields until the saved settings have been read again.
		setIsSaved(true)
		await client.refetchQueries(settingsQuery(), { cancelRefetch: false })
		dropSaved(typed)
		setIsSaved(false)
	}

	/** Whether to show a setting's field. The account fields of a mail server without an address are hidden. */
	const isShown = ({ name, value }: SettingList[number]) => {
		const { server } = storableSetting(name)
		if (server === undefined || value !== null || wrong.includes(name)) return true
		const stored = settings.find((each) => each.name === server)?.value
		return Boolean(typed[server] === undefined ? stored : typed[server])
	}

	const fieldsOf = (shown: SettingList) => (
		<div className={styles['fields']}>
			{shown.filter(isShown).map((setting) => (
				<SettingField
					key={setting.name}
					setting={setting}
					typed={typed[setting.name]}
					isWrong={wrong.includes(setting.name)}
					reason={isMoved(refusal) ? words.moved[refusal] : null}
					onType={type}
				/>
			))}
		</div>
	)

	const storeyOf = (group: SettingGroup) => {
		const shown = inGroup(settings, group)
		const Check = checks[group]
		return (
			<PanelSection key={group} {...words.groups[group]}>
				{fieldsOf(shown)}
				{Check && <Check settings={shown} isUnsaved={isTyped(group)} />}
			</PanelSection>
		)
	}

	return (
		<>
			<form ref={form} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
				{isPart ? (
					fieldsOf(settings)
				) : (
					<>
						{mainGroups.map(storeyOf)}
						<div className={styles['more']}>
							<Disclosure summary={words.more}>{otherGroups.map(storeyOf)}</Disclosure>
						</div>
					</>
				)}
				<div className={isPart ? styles['partBar'] : `bar ${styles['bar']}`}>
					{count > 0 && !isSaved && (
						<>
							<p>{formatMessage('es', words.unsaved, { n: count })}</p>
							<Button tone="outline" onClick={() => setIsAsking(true)}>
								{words.discard.submit}
							</Button>
						</>
					)}
					<Button type="submit" aria-busy={isBusy} disabled={count === 0}>
						{words.submit}
					</Button>
				</div>
			</form>
			{isAsking && (
				<ConfirmDialog
					title={formatMessage('es', words.discard.title, { n: count })}
					confirm={words.discard.confirm}
					cancel={words.discard.cancel}
					onCancel={() => setIsAsking(false)}
					onConfirm={() => {
						setIsAsking(false)
						setWrong([])
						discard()
					}}
				>
					<p>{words.discard.text}</p>
				</ConfirmDialog>
			)}
		</>
	)
}

function inGroup(settings: SettingList, group: SettingGroup): SettingList {
	return settings.filter(({ name }) => storableSetting(name).group === group)
}

/** Whether the refusal names an address whose change would lock the owner out. */
function isMoved(refusal: string): refusal is keyof typeof words.moved {
	return Object.hasOwn(words.moved, refusal)
}
