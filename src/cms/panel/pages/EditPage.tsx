import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import type { BlockForm } from '#cms/messages/page-blocks.ts'
import { pageId } from '#site-map/block-pages.ts'
import type { Language } from '#site-map/languages.ts'
import type { Selection } from '#panel/editor/TextEditor.tsx'
import { languageName } from '#panel/format/code-names.ts'
import { navigate, usePanelAddress } from '#panel/panel-address.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { PlaceHeading } from '#panel/parts/PlaceHeading.tsx'
import { kindName } from '#cms/panel/blocks/BlockRow.tsx'
import { blockFormQuery, editPath } from '#cms/panel/blocks/blocks-api.ts'
import { useBlockWords } from '#cms/panel/blocks/useBlockWords.ts'
import { FormContext } from '#cms/panel/forms/form-context.ts'
import { FormFields } from '#cms/panel/forms/FormField.tsx'
import { labelsAt } from '#cms/panel/forms/form-values.ts'
import { faultSentence } from '#cms/panel/edit/FaultText.tsx'
import { namedTexts } from '#cms/panel/edit/opened-text.ts'
import { type Catalog, useCatalog } from '#cms/panel/useCatalog.ts'
import { textId } from '#cms/reader/rules/word-address.ts'
import { itemOf } from '#cms/panel/word-items.ts'
import { previewPath } from '#cms/panel/words-api.ts'
import { statusOf } from '#cms/panel/WordsHeader.tsx'
import { wordsPath } from '#cms/panel/words-location.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import formWords from '#content/messages/es/panel/words-forms.yaml'
import words from '#content/messages/es/panel/words-pages.yaml'
import wordsWords from '#content/messages/es/panel/words.yaml'
import { BlockPreview } from './BlockPreview.tsx'
import { FaultList } from './FaultList.tsx'
import { useOwnPages } from './pages-api.ts'
import styles from './pages.module.css'

/** The form of a block (its words, lists, links and drawings) or of a guide that the owner made. */
export function EditPage() {
	const address = new URLSearchParams(usePanelAddress().query)
	const file = address.get('archivo') ?? ''
	const id = address.get('bloque') ?? pageId
	const key = textId({ file, place: id })
	const page = useOwnPages().find((each) => each.file === file)
	const { data, isError } = useQuery(blockFormQuery(key))
	const item = itemOf(file)?.name ?? 'home'
	const { block } = formWords
	const name = !data ? '' : data.kind === 'head' ? block.head : kindName(data.kind)
	const title =
		id === pageId ? (page?.title ?? words.form.title) : formatMessage('es', block.title, { name })
	return (
		<section key={key} className={`frame place ${styles['place']}`} aria-busy={!data}>
			<p className="crumb">
				<PanelLink href={wordsPath({ item, language: data?.language ?? 'en' })}>
					{words.form.back}
				</PanelLink>
			</p>
			<PlaceHeading>{title}</PlaceHeading>
			{data ? (
				<BlockFields {...{ id, item, title }} blockKey={key} read={data} />
			) : isError ? (
				<p className="bad">{words.form.missing}</p>
			) : (
				<p role="status">{wordsWords.reading}</p>
			)}
		</section>
	)
}

type Props = { blockKey: string; id: string; item: string; title: string; read: BlockForm }

function BlockFields({ blockKey: key, id, item, title, read }: Props) {
	const { form, place, language, path, shared } = read
	const { catalog, isFailed } = useCatalog()
	const { value, change, state, faults, isConflict, choose } = useBlockWords(key, read)
	const [start, setStart] = useState<Selection>()
	const body = id === pageId ? String(value['body']) : ''
	// The form waits for the catalogue, because only with it can variables and links be shown as chips.
	const isReady = catalog !== null || isFailed

	/** The place of the fault whose link in “Publicar” the owner has followed; null without such a link. */
	const asked = new URLSearchParams(usePanelAddress().query).get('campo')
	const begin = useEffectEvent((at: string) => show(at, lineOf(at, body)))
	useEffect(() => {
		if (isReady && asked !== null) begin(asked)
	}, [isReady, asked])

	if (!isReady) return <p role="status">{words.form.loading}</p>

	/** A place in the form. */
	function placeIn(at: string): string | null {
		if (place === '') return at
		return at.startsWith(`${place}/`) ? at.slice(place.length + 1) : null
	}

	function problemAt(own: string): string | undefined {
		const found = faults?.find((each) => each.place !== null && placeIn(each.place) === own)
		return found && (found.fault ? faultSentence(found.fault) : found.message)
	}

	/** Selects a line of the text; without a line, focuses the field at a place or nearest to it. */
	function show(at: string, line: number) {
		if (line > 0) return setStart(selectionOf(line, body))
		const field = fieldAt(placeIn(at) ?? '')
		field?.closest('details')?.setAttribute('open', '')
		field?.focus()
	}

	return (
		<>
			<div className={`row ${styles['bar']}`}>
				<p role="status">
					{faults
						? words.form.unsaved
						: statusOf({ state, unsaved: [] }, null) || words.form.autosave}
				</p>
				{path !== null && (
					<a href={previewPath(path)} target="_blank" rel="noopener">
						{words.form.preview}
					</a>
				)}
				<Button onClick={() => navigate('/waitlist/textos/publicar')}>{words.form.publish}</Button>
			</div>
			{isConflict && <Conflict choose={choose} />}
			<div className={path === null ? undefined : styles['two']}>
				<div className={styles['form']}>
					<FormContext
						value={{
							language,
							item,
							catalog,
							facts: catalog?.facts[language] ?? {},
							...(catalog && { choices: claimsIn(catalog, language) }),
							start,
							isMarked: id === pageId,
							problemAt,
						}}
					>
						{id === pageId && <p className="small help">{words.form.required}</p>}
						<FormFields
							field={form}
							place=""
							value={value}
							onChange={(next) => change(Object(next))}
						/>
					</FormContext>
					{shared !== null && (
						<p>
							{formatMessage('es', formWords.block.shared, { language: languageName(language) })}{' '}
							<PanelLink href={editPath(shared, id)}>{formWords.block.sharedOpen}</PanelLink>
						</p>
					)}
				</div>
				{path !== null && <BlockPreview {...{ path, title }} anchor={id} savedAt={state.savedAt} />}
			</div>
			{faults && (
				<div className={styles['faults']}>
					<FaultList
						{...{ faults, body }}
						onShow={show}
						namesOf={(at) => labelsAt(form, placeIn(at) ?? '')}
					/>
				</div>
			)}
		</>
	)
}

function Conflict({ choose }: Pick<ReturnType<typeof useBlockWords>, 'choose'>) {
	return (
		<div role="alert" className="bad">
			<p>{words.form.conflict}</p>
			<div className="actions">
				<Button tone="outline" onClick={() => choose('theirs')}>
					{words.form.theirs}
				</Button>
				<Button onClick={() => choose('mine')}>{words.form.mine}</Button>
			</div>
		</div>
	)
}

/** The claims to choose from, by the keys of the fields that name claims. */
function claimsIn(catalog: Catalog, language: Language) {
	const textsIn = (tag: Language) =>
		namedTexts(catalog, 'facts/claims.yaml', new RegExp(`^claims/([^/]+)/text/${tag}$`))
	const texts = Object.entries({ ...textsIn('en'), ...textsIn(language) })
	const claims = texts.map(([value, label]) => ({ value, label }))
	return { claim: claims, claims }
}

/** The line, from 1, of the heading with the anchor that a place begins with; 0 for the place of a field. */
function lineOf(place: string, body: string): number {
	const [, anchor] = /^(#[\w-]+)/.exec(place) ?? []
	return anchor === undefined
		? 0
		: body.split('\n').findIndex((line) => line.includes(`{% ${anchor} %}`)) + 1
}

function selectionOf(line: number, body: string): Selection {
	const lines = body.split('\n')
	const anchor = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
	return { anchor, head: anchor + (lines[line - 1]?.length ?? 0) }
}

/**
 * The field at a place; otherwise the first field below that place; otherwise the first field below the nearest
 * enclosing place that has one. The key `page` of a link has no field, so the field of the link's text is returned.
 */
function fieldAt(place: string): HTMLElement | undefined {
	const named = [...document.querySelectorAll<HTMLElement>('main :is([name], [data-name])')]
	const around = place.split('/').map((_, index, keys) => keys.slice(0, keys.length - index))
	return around
		.map((keys) => keys.join('/'))
		.flatMap((each) => named.filter((field) => `${nameOf(field)}/`.startsWith(`${each}/`)))[0]
}

function nameOf(field: HTMLElement) {
	return field.getAttribute('name') ?? field.dataset['name']
}
