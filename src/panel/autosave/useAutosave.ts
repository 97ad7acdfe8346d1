import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFailure } from '#panel/panel-context.ts'
import { type Autosave, type AutosaveState, createAutosave } from './autosave.ts'
import { canKeep } from './kept-values.ts'
import { useKeptValues } from './useKeptValues.ts'

type Options<Value> = Omit<Parameters<typeof createAutosave<Value>>[0], 'onFailure'> & {
	/** The kind of values. */
	readonly scope: string
	/** Parses a kept value. Throws for a value that another version of the panel has kept. */
	readonly parse: (value: unknown) => Value
}

/**
 * Values that save themselves, even when their place or the page is left. Only the options of the first render count.
 */
export function useAutosave<Value>({
	scope,
	parse,
	...options
}: Options<Value>): [AutosaveState<Value>, Autosave<Value>] {
	const onFailure = useFailure()
	const [autosave] = useState(() => createAutosave({ ...options, onFailure }))
	const state = useSyncExternalStore(autosave.subscribe, autosave.current)

	useKeptValues(
		scope,
		(kept) => {
			const { value, original } = Object(kept)
			return { value: parse(value), original: parse(original) }
		},
		(values) => void autosave.open(values),
	)
	useLeaving(autosave, state.unsaved.size > 0)
	return [state, autosave]
}

/**
 * Sends waiting values before their place or the page is left, and when the browser is online again. Asks before the
 * page is left if something would be lost.
 */
function useLeaving({ flush, end }: Pick<Autosave<never>, 'flush' | 'end'>, hasUnsaved: boolean) {
	useEffect(() => {
		const controller = new AbortController()
		const flushNow = () => void flush(true)
		// A phone that switches to another app may close the page without another event.
		const flushHidden = () => document.visibilityState === 'hidden' && flushNow()
		addEventListener('pagehide', flushNow, controller)
		addEventListener('online', () => void flush(), controller)
		document.addEventListener('visibilitychange', flushHidden, controller)
		return () => {
			controller.abort()
			void end()
		}
	}, [flush, end])

	const isAtRisk = hasUnsaved && !canKeep()
	useEffect(() => {
		if (!isAtRisk) return undefined
		const ask = (event: BeforeUnloadEvent) => event.preventDefault()
		addEventListener('beforeunload', ask)
		return () => removeEventListener('beforeunload', ask)
	}, [isAtRisk])
}

/** Returns a kept text. */
export function parseText(value: unknown): string {
	if (typeof value !== 'string') throw new TypeError('A text was expected')
	return value
}
