import { useState, useSyncExternalStore } from 'react'
import { useFailure } from '#islands/admin/panel-context.ts'
import { type Autosave, type AutosaveState, createAutosave } from './autosave.ts'
import { useKeptValues } from './useKeptValues.ts'
import { useLeaving } from './useLeaving.ts'

type Options<Value> = Omit<Parameters<typeof createAutosave<Value>>[0], 'onFailure'> & {
	/** The kind of values. */
	readonly scope: string
	/** Throws for a value that another version of the panel has kept. */
	readonly parse: (value: unknown) => Value
}

/** Values that save themselves, even when their place or the page is left. Only the first options count. */
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
