import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { OperatorError } from '#values/operator-error.ts'
import { UnknownCommand } from '#app/cli/run-command.ts'
import type { WordStore } from '#cms/words.ts'
import { basedEdits, checkedEdits } from '#cms/draft-changes.ts'
import { differences } from '#cms/word-differences.ts'
import { publicationEdits } from '#cms/publish/publication-edits.ts'
import { digestOf, editList, editsByPlace, type WordEdit } from '#cms/word-edits.ts'
import { isBlockPage } from '#site-map/block-pages.ts'
import { textId, type WordAddress } from '#cms/reader/rules/word-address.ts'
import {
	allWordsFiles,
	editedPlaces,
	readAddress,
	readForSite,
	withTexts,
} from '#cms/reader/files/addresses.ts'
import { editedAt, originalAt } from '#cms/reader/edits/edit-places.ts'
import { newPageChange } from '#cms/pages/page-texts.ts'
import type { BlockAct } from '#cms/messages/page-blocks.ts'
import { structureChanges, structureOf } from '#cms/pages/structure.ts'
import { currentSite, type WordEdits, wholeFile, withEdits } from '#cms/reader/site.ts'
import { isCreatable } from '#cms/reader/files/words-files.ts'
import { keysIn } from '#values/keys-in.ts'
import { utcDay } from '#values/dates/utc-day.ts'
import { pageKindsToMake, pathPrefixes } from '#site-map/own-pages.ts'

export const wordsUsage = `npm run words -- find TEXT          lists the texts that contain TEXT, one per line, after their addresses
npm run words -- get ADDRESS        prints the text at an address
npm run words -- set ADDRESS TEXT   changes it, as a draft; without TEXT, restores the original
npm run words -- new KIND LANGUAGE NAME [FILE]   makes a guide or landing page at /NAME, as a draft; with FILE, as a copy of it
npm run words -- blocks FILE        lists the blocks of a page in order
npm run words -- add FILE KIND      adds a block, as a draft
npm run words -- move FILE ID N     moves a block to position N, counted from 1
npm run words -- hide|show|copy|remove FILE ID
npm run words -- list               lists the changed texts, and who changed them
npm run words -- diff               shows the old and new text of each unpublished change
npm run words -- check              checks whether the changes can be published
npm run words -- publish            checks them and makes them public
npm run words -- undo               makes the previous publication public again
npm run words -- export [FILE]      writes the changes into the files of src/content, or as JSON into FILE
npm run words -- import FILE        adopts the changes in such a JSON file`

const actor = 'command line'

type Tools = {
	readonly store: WordStore
	/** The faults of all words with these edits, one sentence each. */
	readonly check: (edits: WordEdits) => Promise<readonly string[]>
}

/**
 * Runs `npm run words` with these arguments and returns the text to print.
 *
 * @throws OperatorError for a wrong command, address or text, Refusal for a conflict
 */
export async function wordsCommand(
	tools: Tools,
	[verb = '', ...given]: readonly string[],
): Promise<string> {
	const command = commands[verb]
	if (command === undefined || given.length > Math.max(2, command.length - 1))
		throw new UnknownCommand(wordsUsage)
	const drafts = editsByPlace(await tools.store.all())
	return await withEdits(drafts, () => command(tools, ...given))
}

type Command = (tools: Tools, ...given: readonly (string | undefined)[]) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
	find: async (_, sought) => find(needed(sought)),
	get: async (_, address) => shownAt(found(address)),
	set: async ({ store }, address, text) => {
		await store.change(await basedEdits([{ ...found(address), text: text ?? null }]), actor)
		return 'Changed, as a draft. To make it public: npm run words -- publish'
	},
	new: async (tools, kind, language, name, copyOf) =>
		await made(tools, needed(kind), needed(language), needed(name), copyOf),
	blocks: async (_, file) => blocksIn(pageOf(file)),
	add: async (tools, file, kind) => await arrange(tools, file, { act: 'add', kind: needed(kind) }),
	move: async (tools, file, id, number) =>
		await arrange(tools, file, { act: 'move', id: needed(id), to: indexOf(number) }),
	hide: async (tools, file, id) => await arrange(tools, file, { act: 'hide', id: needed(id) }),
	show: async (tools, file, id) => await arrange(tools, file, { act: 'show', id: needed(id) }),
	copy: async (tools, file, id) => await arrange(tools, file, { act: 'copy', id: needed(id) }),
	remove: async (tools, file, id) => await arrange(tools, file, { act: 'remove', id: needed(id) }),
	list: async ({ store }) => listed(await store.all()),
	diff: async ({ store }) => await diff(store),
	check: async (tools) => {
		await checked(tools)
		return 'No faults were found.'
	},
	publish: async (tools) => {
		await checked(tools)
		await publish(tools.store, currentSite().edits)
		return 'The changes are public.'
	},
	undo: async ({ store }) => {
		const [last, before] = await store.publications(2)
		if (last === undefined) throw new OperatorError('Nothing has been published yet.')
		await publish(store, before?.edits ?? {})
		return 'The previous texts are public again. The changes are drafts again.'
	},
	export: async ({ store }, file) => await exported(await store.all(), file),
	import: async ({ store }, file) => await imported(store, readEdits(needed(file))),
}

async function publish(store: Tools['store'], wanted: WordEdits): Promise<void> {
	const [last] = await store.publications(1)
	const edits = publicationEdits(wanted, last?.edits ?? {})
	await store.publish({ edits, after: last?.id ?? null }, actor)
}

function needed(argument: string | undefined): string {
	if (argument === undefined) throw new UnknownCommand(wordsUsage)
	return argument
}

function found(argument: string | undefined): WordAddress {
	const address = readAddress(needed(argument))
	if (address === null || !allWordsFiles().includes(address.file)) {
		throw new OperatorError(`${argument} is not an address. \`find\` prints the addresses.`)
	}
	return address
}

/** @throws OperatorError if the address has no text */
function shownAt(address: WordAddress): string {
	const text = editedAt(address)
	if (text === null) {
		throw new OperatorError(`${address.file} has no text at ${address.place}. See: find TEXT`)
	}
	return text
}

function find(sought: string): string {
	const wanted = sought.normalize('NFC').toLowerCase()
	const lines = allWordsFiles().flatMap((file) =>
		editedPlaces(file)
			.filter(({ text }) => text.toLowerCase().includes(wanted))
			.map(({ place, text }) => `${textId({ file, place })}  ${oneLine(text)}`),
	)
	return lines.length === 0 ? `No text holds “${sought}”.` : lines.join('\n')
}

/** Makes a page as a draft. Its title is derived from its name until somebody changes the title. */
async function made(
	{ store }: Tools,
	wanted: string,
	tag: string,
	name: string,
	copyOf: string | undefined,
): Promise<string> {
	const language = currentSite().settings.siteLanguages.find((each) => each === tag)
	const kind = keysIn(pageKindsToMake).find((each) => each === wanted)
	if (kind === undefined || language === undefined) throw new UnknownCommand(wordsUsage)
	const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
	const path = pathPrefixes[language] + name
	const page = { kind, language, path, title, copyOf: copyOf ?? null }
	const change = newPageChange(page, utcDay(Date.now()))
	await store.change(await checkedEdits([change]), actor)
	return `${change.file} is a draft, for ${path}. Its texts: npm run words -- find TEXT`
}

function pageOf(file: string | undefined): string {
	const page = needed(file)
	if (isBlockPage(page) && allWordsFiles().includes(page)) return page
	throw new OperatorError(`${page} is not a page of blocks.`)
}

function blocksIn(file: string): string {
	return structureOf(file)
		.map(({ id, kind, title, isHidden, isSpecified }, index) => {
			const notes = [isHidden ? ' (hidden)' : '', isSpecified ? ' (specified)' : ''].join('')
			return `${index + 1}  ${id}  ${kind}  ${title}${notes}`
		})
		.join('\n')
}

function indexOf(number: string | undefined): number {
	const index = Number(needed(number)) - 1
	if (Number.isInteger(index) && index >= 0) return index
	throw new OperatorError(`${number} is not the position of a block. Positions count from 1.`)
}

async function arrange({ store }: Tools, given: string | undefined, act: BlockAct) {
	const file = pageOf(given)
	const changes = structureChanges(file, act)
	if (changes === null) {
		const name = 'id' in act ? act.id : act.kind
		throw new OperatorError(
			`${name} is unknown, or cannot be changed here: it is a fixed block of this page, or it is written in the page's own file.`,
		)
	}
	await store.change(await checkedEdits(changes), actor)
	return withEdits(editsByPlace(await store.all()), () => blocksIn(file))
}

/** @throws OperatorError with the faults of all words with the drafts */
async function checked({ check }: Tools): Promise<void> {
	const faults = await check(currentSite().edits)
	if (faults.length > 0) throw new OperatorError(`${faults.join('\n')}\nNothing was changed.`)
}

function listed(edits: readonly WordEdit[]): string {
	if (edits.length === 0) return 'Nothing is changed.'
	return edits
		.map((edit) => {
			const original = originalAt(edit)
			const note = original === null ? 'the original text was removed' : noteOn(edit, original)
			return `${textId(edit)}  ${edit.changedAt} ${edit.changedBy}${note && `  (${note})`}`
		})
		.join('\n')
}

function noteOn(edit: WordEdit, original: string): string {
	if (original === edit.text) return 'the original has the same text now'
	return digestOf(original) === edit.originalDigest ? '' : 'the original has changed since'
}

async function diff(store: WordStore): Promise<string> {
	const changes = differences(await store.published(), editsByPlace(await store.all()))
	const lines = changes.map((each) => `${textId(each)}\n- ${each.before}\n+ ${each.after}`)
	return lines.length === 0 ? 'Everything is public.' : lines.join('\n')
}

async function exported(edits: readonly WordEdit[], file: string | undefined): Promise<string> {
	const byFile = Object.entries(editsByPlace(edits))
	if (file !== undefined) {
		writeFileSync(file, `${JSON.stringify(Object.fromEntries(byFile), null, '\t')}\n`)
		return `${file} holds ${edits.length} changes.`
	}
	for (const [name] of byFile) {
		mkdirSync(dirname(`src/content/${name}`), { recursive: true })
		writeFileSync(`src/content/${name}`, readForSite(name))
	}
	return byFile.length === 0
		? 'Nothing is changed.'
		: byFile.map(([name]) => `src/content/${name}`).join('\n')
}

async function imported(store: WordStore, edits: WordEdits): Promise<string> {
	const pages = Object.entries(edits).flatMap(([file, texts]) =>
		texts[wholeFile] !== undefined && isCreatable(file)
			? [{ file, place: wholeFile, text: withTexts(file, new Map(Object.entries(texts))) }]
			: [],
	)
	const all = editList(edits)
	const others = all.filter(({ file }) => !pages.some((page) => page.file === file))
	await store.change([...(await checkedEdits(pages)), ...(await basedEdits(others))], actor)
	return `${all.length} texts are changed, as drafts.`
}

function readEdits(file: string): WordEdits {
	try {
		const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
		const isEdits = Object.values(Object(read)).every((texts) =>
			Object.values(Object(texts)).every((text) => typeof text === 'string'),
		)
		// Just checked.
		// oxlint-disable-next-line typescript/no-unsafe-type-assertion
		if (isEdits) return read as WordEdits
	} catch {
		// Reported below.
	}
	throw new OperatorError(`${file} cannot be read as changes. \`export FILE\` writes such a file.`)
}

function oneLine(text: string): string {
	return text.replaceAll(/\s+/g, ' ')
}
