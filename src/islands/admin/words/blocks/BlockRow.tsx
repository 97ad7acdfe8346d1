import { TextButton } from '#components/ui/TextButton.tsx'
import { canAddBlock } from '#domain/pages/block-pages.ts'
import type { PageBlock } from '#contract/page-blocks.ts'
import { formatMessage } from '#words/format-message.ts'
import { PanelLink } from '#islands/admin/PanelLink.tsx'
import words from '#content/messages/es/panel/words-blocks.yaml'
import { blockPlace } from './blocks-api.ts'
import styles from './blocks.module.css'

export type Act = keyof typeof words.acts

type Props = {
	/** Of the page. */
	file: string
	block: PageBlock
	isFirst: boolean
	isLast: boolean
	onPress: (act: Act) => void
}

/** A block with its kind, its title and what can be done with it. */
export function BlockRow({ file, block, isFirst, isLast, onPress }: Props) {
	const { id, kind, title, isHidden, isSpecified, isRemovable, isEditable } = block
	const acts: readonly Act[] = [
		...(isSpecified ? [] : (['up', 'down'] as const)),
		isHidden ? 'show' : 'hide',
		...(canAddBlock(kind, [kind]) ? (['copy'] as const) : []),
		...(isRemovable ? (['remove'] as const) : []),
	]
	const note = isSpecified ? words.specified : isRemovable ? null : words.kept
	return (
		<li data-block={id} data-hidden={isHidden || undefined}>
			<div className={styles['row']}>
				<p>
					<b>{kindName(kind)}</b> {title === '' ? null : <span>{title}</span>}
					{isHidden && <small> {words.hidden}</small>}
				</p>
				{note !== null && <p className="small soft">{note}</p>}
				<div className={styles['acts']}>
					{isEditable && (
						<PanelLink
							href={blockPlace(file, id)}
							aria-label={formatMessage('es', words.label, {
								act: words.edit,
								name: nameOfBlock(block),
							})}
						>
							{words.edit}
						</PanelLink>
					)}
					{acts.map((act) => (
						<TextButton
							key={act}
							data-act={act}
							disabled={(act === 'up' && isFirst) || (act === 'down' && isLast)}
							aria-label={formatMessage('es', words.label, {
								act: words.acts[act],
								name: nameOfBlock(block),
							})}
							onClick={() => onPress(act)}
						>
							{words.acts[act]}
						</TextButton>
					))}
				</div>
			</div>
		</li>
	)
}

const kinds: Readonly<Record<string, { readonly name: string }>> = words.kinds

/** The name of a kind of block. */
export function kindName(kind: string): string {
	return kinds[kind]?.name ?? kind
}

/** The title of a block, or the name of its kind. */
export function nameOfBlock({ kind, title }: Pick<PageBlock, 'kind' | 'title'>): string {
	return title === '' ? kindName(kind) : title
}
