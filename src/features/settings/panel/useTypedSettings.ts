import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SettingChanges, SettingList } from '#features/settings/messages/settings.ts'
import { isSecret, type StorableName } from '#config/rules/storable-settings.ts'
import type { KeptValues } from '#panel/autosave/kept-values.ts'
import { useKeptValues } from '#panel/autosave/useKeptValues.ts'

/**
 * The unsaved input: texts by name, null for values to remove. The browser keeps it until it is saved, except secrets.
 *
 * @param onSecretLost called when the place is left with a typed secret
 */
export function useTypedSettings(settings: SettingList, onSecretLost: () => void) {
	const [texts, setTexts] = useState<SettingChanges>({})
	const kept = useRef<KeptValues<string | null>>(null)
	const typed = changesOf(settings, texts)
	const count = Object.keys(typed).length

	useKeptValues('settings', parseSetting, (values) => {
		const isOwn = (name: string) => settings.some((each) => each.name === name)
		void values.takeOver(isOwn).then((found) => {
			kept.current = values
			setTexts((before) => ({ ...Object.fromEntries(found), ...before }))
		})
	})

	useEffect(() => {
		const changed = new Map<string, string | null>(Object.entries(typed))
		for (const { name } of settings) {
			const text = changed.get(name)
			if (text === undefined || isSecret(name)) kept.current?.delete(name)
			else kept.current?.write(name, text)
		}
	})

	const hasSecret = settings.some(({ name }) => isSecret(name) && typeof typed[name] === 'string')
	useEffect(() => {
		if (!hasSecret) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [hasSecret])

	const leave = useRef(() => {})
	useLayoutEffect(() => {
		leave.current = () => {
			if (hasSecret) onSecretLost()
		}
	})
	useEffect(() => () => leave.current(), [])

	/** Null removes the stored value. */
	function type(name: StorableName, text: string | null) {
		setTexts((before) => ({ ...before, [name]: text }))
	}

	/** Drops the saved texts, but keeps what was typed after the request was sent. */
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

/** A value equal to the setting in force is not a change. */
function changesOf(settings: SettingList, typed: SettingChanges): SettingChanges {
	const changed = settings.flatMap(({ name, value, source }) => {
		const text = typed[name]
		if (text === undefined || source === 'environment') return []
		if (isSecret(name))
			return text === '' || (text ?? value) === null ? [] : [[name, text] as const]
		return (text ?? '') === (value ?? '') ? [] : [[name, text || null] as const]
	})
	return Object.fromEntries(changed)
}

function parseSetting(value: unknown): string | null {
	if (value !== null && typeof value !== 'string') throw new TypeError('A text was expected')
	return value
}
