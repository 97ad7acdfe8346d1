import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Button } from '#site/ui/controls/Button.tsx'
import factWords from '#content/messages/es/panel/words-facts.yaml'
import wordsOfPanel from '#content/messages/es/panel/words.yaml'
import { type ComboboxOption, Combobox } from '#panel/combobox/Combobox.tsx'
import { Dialog } from '#panel/parts/Dialog.tsx'
import type { Language } from '#site-map/languages.ts'
import type { Catalog } from '#cms/panel/useCatalog.ts'
import { useOwnPages } from '#cms/panel/pages/pages-api.ts'
import { addressTarget, type LinkTarget, linkTargets, ownTargets } from './link-targets.ts'
import { sourceNames } from './opened-text.ts'

const words = wordsOfPanel.prose

/**
 * Loaded on use: the text fields of NewSourceDialog open dialogs of this file, so a static import would be circular.
 */
const NewSourceDialog = lazy(async () => ({
	default: (await import('#cms/panel/facts/NewSourceDialog.tsx')).NewSourceDialog,
}))

type PickProps = {
	title: string
	/** The label of the search field. */
	label: string
	choices: readonly ComboboxOption[]
	lang?: string | undefined
	onSearch?: (typed: string) => void
	/** Shown below the search field. */
	help?: string
	onPick: (value: string) => void
	onClose: () => void
	children?: ReactNode
}

export function PickDialog({ title, onPick, onClose, children, ...field }: PickProps) {
	return (
		<Dialog title={title} onClose={onClose}>
			<Combobox
				{...field}
				kind="list"
				value={[]}
				onChange={([value]) => value !== undefined && onPick(value)}
			/>
			<div className="actions">
				<Button tone="outline" onClick={onClose}>
					{words.cancel}
				</Button>
				{children}
			</div>
		</Dialog>
	)
}

type LinkProps = {
	title: string
	/** Null until read. */
	catalog: Catalog | null
	/** The language of the pages. */
	language: Language
	onPick: (target: LinkTarget) => void
	onClose: () => void
}

/** Selects a page of the site or a part of one, or takes a typed address. */
export function LinkDialog({ catalog, language, onPick, ...dialog }: LinkProps) {
	const [typed, setTyped] = useState('')
	const made = useOwnPages()
	const pages = useMemo(
		() => (catalog ? [...ownTargets(made, language), ...linkTargets(catalog, language)] : []),
		[made, catalog, language],
	)
	const own = addressTarget(typed, pages)
	const targets = own ? [own, ...pages.filter(({ href }) => href !== own.href)] : pages
	return (
		<PickDialog
			{...dialog}
			label={words.linkFilter}
			help={words.linkHelp}
			lang={language}
			onSearch={setTyped}
			choices={targets.map(({ href, name, page }) => ({
				value: href,
				label: name,
				note: page && `${words.linkPart}, ${page}`,
			}))}
			onPick={(value) => {
				const target = targets.find(({ href }) => href === value)
				if (target) onPick(target)
			}}
		/>
	)
}

type SourceProps = {
	catalog: Catalog
	onPick: (key: string) => void
	onClose: () => void
}

/** Cites a source after the selected words: one from the list, or a new one. */
export function SourceDialog({ catalog, ...dialog }: SourceProps) {
	const [isNew, setIsNew] = useState(false)
	const authors = sourceNames(catalog)
	const titles = sourceNames(catalog, 'title')
	if (isNew)
		return (
			<Suspense fallback={null}>
				<NewSourceDialog onSaved={dialog.onPick} onClose={dialog.onClose} />
			</Suspense>
		)
	return (
		<PickDialog
			{...dialog}
			title={words.sourceTitle}
			label={words.sourceFilter}
			lang="en"
			choices={Object.entries(authors).map(([key, names]) => ({
				value: key,
				label: [names, titles[key]].filter(Boolean).join(': '),
				note: /\d{4}/.exec(key)?.[0] ?? key,
			}))}
		>
			<Button tone="outline" onClick={() => setIsNew(true)}>
				{factWords.sources.new}
			</Button>
		</PickDialog>
	)
}
