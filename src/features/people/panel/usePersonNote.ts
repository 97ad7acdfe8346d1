import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Person, PersonNote } from '#features/people/messages/person.ts'
import { command } from '#panel/client/api.ts'
import type { Change } from '#panel/autosave/autosave.ts'
import { parseText, useAutosave } from '#panel/autosave/useAutosave.ts'
import { personKey } from './person/person-api.ts'

/**
 * How long typing must pause before the note is saved. Long, because each saved note adds an entry to the person's
 * story; leaving the field saves at once.
 */
const delayMs = 5_000

const saveNote = command<PersonNote>('/api/admin/person/note')

export function usePersonNote({ id, note }: Person) {
	const client = useQueryClient()
	const [{ unsaved, savedAt }, autosave] = useAutosave<string>({
		scope: 'note',
		parse: parseText,
		delayMs,
		isSame: (one, other) => one.trim() === other.trim(),
		current: (key) => {
			const person = client.getQueryData<Person | null>(personKey(key))
			return person ? (person.note ?? '') : undefined
		},
		isOneByOne: true,
		send: async ([change]) => change && (await send(client, change)),
		reload: (key) => client.refetchQueries({ queryKey: personKey(key) }),
	})
	const entry = unsaved.get(id)
	return {
		text: autosave.valueOf(id) ?? note ?? '',
		isUnsaved: entry !== undefined,
		status: entry?.status ?? (savedAt > 0 ? 'saved' : 'unchanged'),
		type: (text: string) => autosave.type(id, text),
		save: () => void autosave.flush(),
		choose: (whose: 'mine' | 'theirs') => autosave.choose(id, whose),
	}
}

async function send(client: QueryClient, { key: id, value, original }: Change<string>) {
	const queryKey = personKey(id)
	const note = value.trim()
	await saveNote({ id, note, before: original.trim() })
	client.setQueryData<Person | null>(queryKey, (person) => person && { ...person, note })
	void client.invalidateQueries({ queryKey })
}
