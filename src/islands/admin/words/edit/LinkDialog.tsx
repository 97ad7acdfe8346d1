import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#islands/admin/Dialog.tsx'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { type LinkTarget, linkTargets } from './link-targets.ts'
import styles from './ProseDock.module.css'

const maxTargets = 60

type Props = {
	title: string
	/** Null until read. */
	catalog: Catalog | null
	onPick: (target: LinkTarget) => void
	onClose: () => void
}

/** Selects a page of the site or a part of one from a list, or takes a typed address. */
export function LinkDialog({ title, catalog, onPick, onClose }: Props) {
	const [typed, setTyped] = useState('')
	const targets = linkTargets(catalog, typed).slice(0, maxTargets)
	return (
		<Dialog title={title} onClose={onClose}>
			<Field
				label={words.prose.linkFilter}
				type="search"
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<ul className={styles['choices']}>
				{targets.map((target) => (
					<li key={target.href}>
						<button type="button" onClick={() => onPick(target)}>
							<span lang={catalog?.language}>{target.name}</span>
							{target.page && (
								<small>
									{words.prose.linkPart}, {target.page}
								</small>
							)}
						</button>
					</li>
				))}
			</ul>
			{catalog && targets.length === 0 && <p>{words.prose.linkNone}</p>}
			<Button tone="outline" onClick={onClose}>
				{words.prose.cancel}
			</Button>
		</Dialog>
	)
}
