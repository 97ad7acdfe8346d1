import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import type { CopyWords } from '#cms/reader/schemas/common.ts'
import { Button } from './Button.tsx'
import styles from './CopyButton.module.css'
import { TextButton } from './TextButton.tsx'

type Props = Omit<ComponentProps<'button'>, 'type' | 'className'> & {
	/**
	 * The text to copy; if empty, the words of the button's figure. In an island, it may also be a function that computes
	 * the text when the button is pressed.
	 */
	text?: string | (() => string)
	words: CopyWords
	/** A coloured button, a text like a link, or an icon whose label is for screen readers. */
	look?: 'ink' | 'lamp' | 'outline' | 'text' | 'icon'
	/** The label; "Copied" replaces it for a moment, in the same place. */
	children: ReactNode
}

/**
 * A button that copies a text, announces that it is copied, and keeps its width. If the browser refuses, the quotation
 * or else the paragraph of the button's figure is selected; without either, the text is shown beside the button and
 * selected.
 */
export function CopyButton({ text, words, look = 'outline', children, ...rest }: Props) {
	const faces = (
		<span className={styles['faces']}>
			<span className={styles['label']}>{children}</span>
			<span className={styles['copied']}>{words.copied}</span>
		</span>
	)
	const button = {
		...rest,
		...(typeof text === 'function'
			? {
					// Runs before the document's listener in site/scripts/articles/copy-button.ts.
					onClickCapture: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
						currentTarget.dataset['copy'] = text()
					},
				}
			: { 'data-copy': text }),
		'data-scripted': '',
		'data-no-print': '',
	}
	return (
		<>
			{look === 'icon' ? (
				<button {...button} type="button" className={`${styles['copy']} ${styles['icon']}`}>
					{faces}
				</button>
			) : look === 'text' ? (
				<TextButton {...button} className={styles['copy']}>
					{faces}
				</TextButton>
			) : (
				<Button {...button} tone={look} className={styles['copy']}>
					{faces}
				</Button>
			)}
			<span
				role="status"
				className={`small visually-hidden ${styles['status']}`}
				data-copied={words.copied}
				data-refused={words.refused}
			/>
		</>
	)
}
