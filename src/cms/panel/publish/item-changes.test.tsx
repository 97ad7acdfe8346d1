import { expect, test } from 'vitest'
import { listChanges } from './item-changes.ts'

const question = (name: string, more: object = {}) => ({
	question: `${name}?`,
	answer: name,
	...more,
})

function changes(before: readonly object[], after: readonly object[]) {
	const found = listChanges(JSON.stringify(before), JSON.stringify(after))
	return found?.map(({ kind, title, from, to }) => `${kind} ${title} ${from} ${to}`)
}

const [one, two, three] = [question('One'), question('Two'), question('Three')]

test.each([
	['hidden', [one, two], [question('One', { isHidden: true }), two], ['hidden One? 1 1']],
	['shown again', [question('One', { isHidden: true }), two], [one, two], ['shown One? 1 1']],
	['moved', [one, two, three], [three, one, two], ['moved Three? 3 1']],
	['added', [one, two], [one, three, two], ['added Three? 2 2']],
	['removed', [one, two, three], [one, three], ['removed Two? 2 2']],
	[
		'changed where its question stays',
		[one, two],
		[{ ...one, answer: 'First' }, two],
		['changed One? 1 1'],
	],
	[
		'hidden and moved, each for itself',
		[one, two, three],
		[two, three, question('One', { isHidden: true })],
		['hidden One? 1 3', 'moved One? 1 3'],
	],
])('an item is %s', (_, before, after, expected) => {
	expect(changes(before, after)).toEqual(expected)
})

const card = (kind: string) => ({ picture: { kind }, title: 'One week' })

test('the contents of an item change with it, and drawings have names', () => {
	const [found] =
		listChanges(JSON.stringify([card('rest')]), JSON.stringify([card('budget')])) ?? []
	expect(found).toMatchObject({ kind: 'changed', before: 'Descanso\nOne week' })
})

test('a group of objects is compared like a list', () => {
	const found = listChanges('{}', JSON.stringify({ ng2026: { title: 'Quiet', year: 2026 } }))
	expect(found).toMatchObject([{ kind: 'added', title: 'Quiet', after: 'Quiet\n2026' }])
	expect(listChanges('{"en":"One"}', '{"en":"Two"}')).toBeNull()
})

test('a text that is not a list has no items', () => {
	expect(listChanges('Plain', '[{"question":"Why?"}]')).toBeNull()
	expect(listChanges('[to the week](page:week)', '[to the week](page:week)')).toBeNull()
})
