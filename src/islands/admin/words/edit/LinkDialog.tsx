import { useState } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { Field } from '#components/ui/Field.tsx'
import { formatMessage } from '#words/format-message.ts'
import words from '#content/messages/es/panel/words.yaml'
import { Dialog } from '#islands/admin/Dialog.tsx'
import type { Catalog } from '#islands/admin/words/useCatalogs.ts'
import { linkTargets } from './link-targets.ts'
import styles from './ProseDock.module.css'

const maxTargets = 60

type Props = {
	/** What is linked. */
	text: string
	catalog: Catalog
	onPick: (link: string) => void
	onClose: () => void
}

/** Links the selected words with a page of the site or a part of one, chosen from a list. */
export function LinkDialog({ text, catalog, onPick, onClose }: Props) {
	const [typed, setTyped] = useState('')
	const targets = linkTargets(catalog, typed).slice(0, maxTargets)
	return (
		<Dialog
			title={
				text === '' ? words.prose.linkNew : formatMessage('es', words.prose.linkTitle, { text })
			}
			onClose={onClose}
		>
			<Field
				label={words.prose.linkFilter}
				type="search"
				autoComplete="off"
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
			/>
			<ul className={styles['choices']}>
				{targets.map(({ href, name, page }) => (
					<li key={href}>
						<button type="button" onClick={() => onPick(`[${text || name}](${href})`)}>
							<span lang={catalog.language}>{name}</span>
							{page && (
								<small>
									{words.prose.linkPart}, {page}
								</small>
							)}
						</button>
					</li>
				))}
			</ul>
			{targets.length === 0 && <p>{words.prose.linkNone}</p>}
			<Button tone="outline" onClick={onClose}>
				{words.prose.cancel}
			</Button>
		</Dialog>
	)
}
