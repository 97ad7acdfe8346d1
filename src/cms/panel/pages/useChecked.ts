import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckedFault } from '#cms/messages/word-publication.ts'
import { Refused } from '#panel/client/api.ts'
import type { Change, Refusal } from '#panel/autosave/autosave.ts'
import { useAutosave } from '#panel/autosave/useAutosave.ts'
import { invalidateChanges } from '#cms/panel/publish/publish-api.ts'
import { asSave, catalogPath } from '#cms/panel/words-api.ts'

/** Longer than for a sentence, because the server checks the whole page. */
const delayMs = 1_500

type Options<Value> = {
	/** The kind of values. */
	scope: string
	/** The value's name among those of its kind. */
	id: string
	/** Throws for a value that another version of the panel has kept. */
	parse: (value: unknown) => Value
	isSame: (one: Value, other: Value) => boolean
	/** The server's value as last read. */
	current: (id: string) => Value | undefined
	/** Sends a value. Resolves to its faults; without any it is stored, and `current` returns it. */
	send: (
		change: Change<Value>,
		options: Pick<RequestInit, 'keepalive'>,
	) => Promise<readonly CheckedFault[]>
	/** Reads the server's value again. */
	reload: (id: string) => Promise<unknown>
}

/** A value that the server checks as a whole, and that saves itself as a draft. */
export function useChecked<Value>(read: Value, options: Options<Value>) {
	const { id, isSame, current, reload } = options
	const client = useQueryClient()
	const [faults, setFaults] = useState<readonly CheckedFault[]>([])

	async function send(change: Change<Value>, isLeaving: boolean): Promise<Refusal | null> {
		const server = current(change.key)
		if (server === undefined || !isSame(server, change.original)) return { kind: 'conflict' }
		try {
			const found = await options.send(change, { keepalive: isLeaving })
			setFaults(found)
			if (found.length > 0) return { kind: 'wrong', faults: [] }
			void invalidateChanges(client)
			void client.invalidateQueries({ queryKey: [catalogPath], refetchType: 'none' })
			return null
		} catch (error) {
			const reason = error instanceof Refused ? error.refusal.error : ''
			if (reason !== 'conflict' && reason !== 'invalid' && reason !== 'too-large') throw error
			setFaults([])
			if (reason !== 'conflict') return { kind: 'wrong', faults: [] }
			await reload(change.key)
			return { kind: 'conflict' }
		}
	}

	const [state, autosave] = useAutosave<Value>({
		scope: options.scope,
		parse: options.parse,
		delayMs,
		isSame,
		current,
		async send([change], isLeaving) {
			const refusal = change ? await asSave(send(change, isLeaving)) : null
			return new Map(change && refusal ? [[change.key, refusal]] : [])
		},
	})
	const entry = state.unsaved.get(id)
	return {
		value: autosave.valueOf(id) ?? read,
		state,
		/** The faults that prevented the last save; null if there were none. */
		faults: entry && (faults.length > 0 || entry.status === 'wrong') ? faults : null,
		isConflict: entry?.status === 'conflict',
		change: (value: Value) => autosave.type(id, value),
		choose: (whose: 'mine' | 'theirs') => autosave.choose(id, whose),
	}
}
