import { canAddBlock, isOpening } from '#site-map/block-kinds.ts'
import type { PageBlock } from '#cms/messages/page-blocks.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import words from '#content/messages/es/panel/words-blocks.yaml'
import { editPath } from './blocks-api.ts'
import { type Act, RowActs } from './RowActs.tsx'
import styles from './blocks.module.css'

type Props = {
	file: string
	block: PageBlock
	isFirst: boolean
	isLast: boolean
	onPress: (act: Act) => void
}

export function BlockRow({ file, block, isFirst, isLast, onPress }: Props) {
	const { id, kind, title, isHidden, isSpecified, isRemovable, isEditable } = block
	const acts = [
		...(isSpecified
			? []
			: ([
					['up', isFirst],
					['down', isLast],
				] as const)),
		...(isHidden ? ([['show']] as const) : isOpening(kind) ? [] : ([['hide']] as const)),
		...(canAddBlock(kind, [kind]) ? ([['copy']] as const) : []),
		...(isRemovable && !isOpening(kind) ? ([['remove']] as const) : []),
	]
	const others = isSpecified ? words.specified : isRemovable ? null : words.kept
	const note = isOpening(kind) ? words.opening : others
	return (
		<li data-block={id} data-hidden={isHidden || undefined}>
			<div className={`row ${styles['row']}`}>
				<p>
					<b>{kindName(kind)}</b> {title === '' ? null : <span>{title}</span>}
					{isHidden && <small> {words.hidden}</small>}
				</p>
				{note !== null && <p className="small soft">{note}</p>}
				<div className={`row ${styles['acts']}`}>
					{isEditable && (
						<PanelLink
							href={editPath(file, id)}
							aria-label={formatMessage('es', words.label, {
								act: words.edit,
								name: nameOfBlock(block),
							})}
						>
							{words.edit}
						</PanelLink>
					)}
					<RowActs name={nameOfBlock(block)} {...{ acts, onPress }} />
				</div>
			</div>
		</li>
	)
}

const kinds: Readonly<Record<string, { readonly name: string }>> = words.kinds
const standing: Readonly<Record<string, string>> = words.standing

export function kindName(kind: string): string {
	return kinds[kind]?.name ?? standing[kind] ?? kind
}

export function nameOfBlock({ kind, title }: Pick<PageBlock, 'kind' | 'title'>): string {
	return title === '' ? kindName(kind) : title
}
