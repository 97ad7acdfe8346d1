import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SettingChanges, SettingList } from '#contract/settings.ts'
import { type StorableName, storableSetting } from '#domain/settings/storable-settings.ts'

/** Text typed in any form before its place was left, even by an ended session. Secrets are not kept. */
let leftBehind: SettingChanges = {}

/**
 * The unsaved input: texts by name, null for values to remove.
 *
 * @param onSecretLost called when the place is left with a typed secret
 */
export function useTypedSettings(settings: SettingList, onSecretLost: () => void) {
	const [texts, setTexts] = useState(leftBehind)
	const typed = changesOf(settings, texts)
	const count = Object.keys(typed).length

	useEffect(() => {
		const isElsewhere = (name: string) => settings.every((each) => each.name !== name)
		leftBehind = Object.fromEntries([
			...Object.entries(leftBehind).filter(([name]) => isElsewhere(name)),
			...Object.entries(typed).filter(([name]) => !isSecret(name)),
		])
		if (count === 0) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [settings, typed, count])

	const leave = useRef(() => {})
	useLayoutEffect(() => {
		leave.current = () => {
			if (Object.entries(typed).some(([name, text]) => isSecret(name) && text !== null))
				onSecretLost()
		}
	})
	useEffect(() => () => leave.current(), [])

	/** Null removes the stored value. */
	function type(name: StorableName, text: string | null) {
		setTexts((before) => ({ ...before, [name]: text }))
	}

	/** Keeps what was typed after the saved changes were sent. */
	function dropSaved(changes: SettingChanges) {
		const saved = new Map<string, string | null>(Object.entries(changes))
		setTexts((before) =>
			Object.fromEntries(
				Object.entries(before).filter(([name, text]) => saved.get(name) !== (text || null)),
			),
		)
	}

	return { typed, count, type, dropSaved, discard: () => setTexts({}) }
}

/** A value equal to the setting in force is no change. */
function changesOf(settings: SettingList, typed: SettingChanges): SettingChanges {
	const changed = settings.flatMap(({ name, value, source }) => {
		const text = typed[name]
		if (text === undefined || source === 'environment') return []
		if (storableSetting(name).isSecret) return text === '' ? [] : [[name, text] as const]
		return (text ?? '') === (value ?? '') ? [] : [[name, text || null] as const]
	})
	return Object.fromEntries(changed)
}

function isSecret(name: string): boolean {
	return name.endsWith('_PASSWORD') || name.endsWith('_SECRET')
}
