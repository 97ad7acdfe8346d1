import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BlockAct, PageBlock, PageBlocks } from '#cms/messages/page-blocks.ts'
import { hasHeadForm, headId } from '#site-map/block-pages.ts'
import { ConfirmDialog } from '#panel/parts/ConfirmDialog.tsx'
import { PanelLink } from '#panel/parts/PanelLink.tsx'
import { useAction } from '#panel/client/useAction.ts'
import { FaultList } from '#cms/panel/pages/FaultList.tsx'
import { holeIn } from '#cms/panel/pages/page-forms.ts'
import { formatMessage } from '#cms/reader/format/format-message.ts'
import formWords from '#content/messages/es/panel/words-forms.yaml'
import words from '#content/messages/es/panel/words-blocks.yaml'
import pageWords from '#content/messages/es/panel/words-pages.yaml'
import { AddBlock } from './AddBlock.tsx'
import { BlockRow, kindName, nameOfBlock } from './BlockRow.tsx'
import type { Act } from './RowActs.tsx'
import styles from './blocks.module.css'
import { editPath, blocksQuery, changeBlocks } from './blocks-api.ts'

/** The blocks of a page. They are read when the list is opened. */
export function BlocksPanel({ file }: { file: string }) {
	const [isOpen, setIsOpen] = useState(false)
	const { data } = useQuery({ ...blocksQuery(file), enabled: isOpen })
	return (
		<details className={styles['panel']} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary>{pageWords.structure}</summary>
			{isOpen && data && <BlockList file={file} page={data} />}
		</details>
	)
}

const questions = { hide: words.hiding, remove: words.removal } as const

function BlockList({ file, page }: { file: string; page: PageBlocks }) {
	const { blocks, version } = page
	const { isBusy, run } = useAction()
	const [faults, setFaults] = useState<Parameters<typeof FaultList>[0]['faults']>([])
	const [asked, setAsked] = useState<{ act: keyof typeof questions; block: PageBlock } | null>(null)
	const [said, setSaid] = useState('')
	const list = useRef<HTMLOListElement>(null)
	const [pressed, setPressed] = useState<{ id: string; act: Act } | null>(null)

	/** Restores the focus, which is lost when a block moves or when another button replaces the pressed one. */
	const focus = useEffectEvent((_version: string) => {
		if (pressed === null || document.activeElement !== document.body) return
		const row = list.current?.querySelector(`[data-block="${pressed.id}"]`)
		const [found] = [pressed.act, 'up', 'down', 'hide', 'show'].flatMap(
			(act) => row?.querySelector<HTMLElement>(`[data-act="${act}"]:not([disabled])`) ?? [],
		)
		found?.focus()
	})
	useEffect(() => focus(version), [version])

	async function send(change: BlockAct, done?: typeof words.add.done): Promise<boolean> {
		const refused = { conflict: words.conflict }
		const answer = await run({ action: words.action, refused, ...(done && { done }) }, async () => {
			const { faults: found } = await changeBlocks({ ...change, file, version })
			setFaults(found)
			return found.length === 0 || null
		})
		return answer !== null
	}

	async function move(block: PageBlock, to: number) {
		const values = { name: nameOfBlock(block), n: to + 1, total: blocks.length }
		if (await send({ act: 'move', id: block.id, to }))
			setSaid(formatMessage('es', words.moved, values))
	}

	function press(act: Act, block: PageBlock) {
		const { id, isSpecified } = block
		const at = blocks.indexOf(block)
		setPressed({ id, act })
		if (act === 'remove' || (act === 'hide' && isSpecified)) setAsked({ act, block })
		else if (act === 'up') void move(block, at - 1)
		else if (act === 'down') void move(block, at + 1)
		else void send({ act, id })
	}

	// The opening block stays first.
	const isFixed = blocks[0]?.isSpecified === true
	return (
		<>
			{hasHeadForm(file) && (
				<p>
					<PanelLink className={styles['head']} href={editPath(file, headId)}>
						{formWords.block.headOpen}
					</PanelLink>
				</p>
			)}
			<ol aria-label={words.list} ref={list}>
				{blocks.map((block, index) => (
					<BlockRow
						key={block.id}
						file={file}
						block={block}
						isFirst={index === 0 || (index === 1 && isFixed)}
						isLast={index === blocks.length - 1}
						onPress={(act) => press(act, block)}
					/>
				))}
			</ol>
			<AddBlock
				present={blocks.map(({ kind }) => kind)}
				isBusy={isBusy}
				onAdd={(kind) => void send({ act: 'add', kind }, words.add.done)}
			/>
			{faults.length > 0 && <FaultList faults={faults} />}
			<p className="visually-hidden" role="status">
				{said}
			</p>
			{asked && (
				<ConfirmDialog
					title={formatMessage('es', questions[asked.act].title, {
						name: nameInQuestion(asked.block, blocks.indexOf(asked.block) + 1),
					})}
					confirm={questions[asked.act].confirm}
					cancel={words.cancel}
					isBusy={isBusy}
					onConfirm={() => {
						setAsked(null)
						void send({ act: asked.act, id: asked.block.id })
					}}
					onCancel={() => setAsked(null)}
				>
					<p>{questions[asked.act].text}</p>
				</ConfirmDialog>
			)}
		</>
	)
}

/** The title of a block; if that is still a placeholder, the block's kind and number. */
function nameInQuestion({ kind, title }: PageBlock, n: number): string {
	if (holeIn(title) === null) return nameOfBlock({ kind, title })
	return formatMessage('es', words.untitled, { name: kindName(kind), n })
}
