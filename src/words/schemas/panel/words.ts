import { z } from 'zod'
import { editFaultNames } from '#domain/words/edit-faults.ts'
import { type WordGroupName, wordGroups } from '#domain/words/word-groups.ts'
import { message } from '#words/message.ts'
import { announcement, text, texts } from '#words/schemas/common.ts'

const groupNames = Object.keys(wordGroups)
const itemNames = Object.values(wordGroups).flatMap((items) => items.map(({ name }) => name))

/** One text for each of some names, all of them. */
function each<Name extends string>(names: readonly Name[]) {
	const byName = Object.fromEntries(names.map((name) => [name, text]))
	// Object.fromEntries loses the names.
	// oxlint-disable-next-line typescript/no-unsafe-type-assertion
	return z.strictObject(byName as Record<Name, typeof text>)
}

/** The place “Textos”. */
export const words = z.strictObject({
	title: text,
	promise: text.describe('That nothing is public yet'),
	saved: message('time'),
	autosave: text.describe('While a text is open'),
	saving: text,
	unsaved: text.describe('The server does not answer'),
	history: text,
	publish: message('n'),
	publishNone: text.describe('Without changes'),
	unsavedTexts: message('n').describe('Texts with faults, behind the number of changes'),
	unsavedHint: text,
	loadFailed: announcement,
	retry: text,
	notHere: text.describe('Pictures and the film are not changed here'),
	pages: text.describe('Back to the tree'),
	search: z.strictObject({
		label: text,
		placeholder: text,
		count: message('n'),
		none: text,
		more: message('n').describe('More were found than are listed'),
		loading: text.describe('Other languages are still being read'),
	}),
	tree: z.strictObject({
		label: text,
		facts: text,
		sections: texts(
			'precios',
			'afirmaciones',
			'testimonios',
			'preguntas',
			'crisis',
			'contacto',
			'producto',
			'plazos',
			'promesas',
		),
		pages: text,
		changes: message('n'),
		unsaved: message('n').describe('Texts with faults'),
		review: message('n').describe('Texts that another language has left behind'),
		original: text.describe('An update has changed the original of a changed text'),
		// Object.keys has strings.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		groups: each(groupNames as WordGroupName[]),
		items: each(itemNames),
	}),
	frame: z.strictObject({
		label: text,
		title: message('name').describe('Of the page in the frame, for screen readers'),
		sentences: message('name'),
		skip: text.describe('Over the sentences of the page, by keyboard'),
		press: text,
		language: text,
		width: text,
		light: text,
		themes: texts('light', 'dark'),
		hidden: message('n'),
		noPage: text.describe('An item that is no page: its texts are listed'),
		loading: text,
	}),
	sentence: z.strictObject({
		label: text,
		paragraph: text,
		number: message('n', 'total'),
		where: message('item', 'language'),
		inPlace: text,
		notShown: text.describe('The text is not to be seen on the page'),
		byFact: text.describe('The text is a variable alone'),
		keys: z.record(z.string(), text).describe('What a text is, by the last key of its place'),
		links: z.strictObject({
			app: z.record(z.string(), text).describe('The app, by the name of its page'),
			otherApp: text,
			here: text.describe('Before an anchor'),
		}),
		field: message('name', 'language'),
		move: text.describe('How a chip is moved by keyboard'),
		original: text,
		toOriginal: text,
		originalChanged: text,
		asOriginal: text,
		others: text,
		open: text,
		ownProse: text,
		behind: text.describe('The text was changed in another language, and not here'),
		same: text.describe('The text already says the same'),
		reviewed: announcement,
		variables: text,
		facts: z
			.record(z.string(), text)
			.describe('What a variable belongs to, by the first part of its name'),
		toFacts: text,
		change: text,
		places: message('n'),
		onlyHere: text,
		everywhere: message('n'),
		changesIn: message('n'),
		revert: text,
		done: text,
		unsaved: text.describe('It has faults and is not saved'),
		held: text.describe('It has faults, and is to be closed'),
		failed: text.describe('The server does not answer'),
		noPreview: text.describe('The page will show it once it is published'),
		leads: message('name').describe('Where a link leads'),
		pickPage: text,
		choice: z.strictObject({
			change: message('text').describe('Opens the cases of a choice'),
			title: text,
			number: text.describe('What # stands for'),
			cases: z.record(z.string(), text).describe('By the category of a plural'),
			named: message('name').describe('A case by its name'),
		}),
	}),
	faults: each([...editFaultNames]).extend({
		long: message('n', 'max'),
		short: message('n', 'min'),
	}),
	conflict: z.strictObject({
		title: message('name'),
		nobody: text.describe('In place of a name'),
		mine: text,
		theirs: text,
		original: text.describe('They brought the original back'),
		keepMine: text,
		keepTheirs: text,
	}),
	prose: z.strictObject({
		chips: z.strictObject({
			tags: z.record(z.string(), text).describe('Of Markdoc, by their names'),
			end: message('name').describe('Of a tag'),
			attributes: z.record(z.string(), text),
			arguments: z.record(z.string(), text).describe('What the site fills in, by its name'),
			anchor: text.describe('Before the anchor of a heading'),
			hiddenFact: text,
		}),
		tools: text,
		...texts('bold', 'italic', 'link', 'source').shape,
		marks: text,
		words: message('n', 'before'),
		wordsSame: message('n'),
		linkTitle: message('text'),
		linkNew: text.describe('Nothing is selected'),
		linkFilter: text,
		linkPart: text,
		linkNone: text,
		sourceTitle: text,
		cancel: text,
	}),
	hidden: z.strictObject({
		title: text,
		text: text,
		search: text.describe('Above the picture of a search result'),
		letters: message('n', 'max'),
		unsaved: text.describe('Beside a text with faults'),
		none: text,
		groups: z
			.record(z.string(), text)
			.describe('What a text belongs to, by the first key of its place'),
		other: text,
		back: text,
	}),
})
