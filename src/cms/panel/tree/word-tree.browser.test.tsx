import { render } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { TreeLink } from './WordTree.tsx'
import styles from './WordTree.module.css'

test('a long label and its mark fit into the column at a text size of 32 pixels', async () => {
	document.documentElement.style.fontSize = '32px'
	onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
	render(
		<ul className={styles['tree']} style={{ width: 296 }}>
			<TreeLink href="/waitlist/textos" label="Testimonios" note="18 muestras" />
		</ul>,
	)
	const { left, width } = page.getByRole('list').element().getBoundingClientRect()
	const mark = page.getByText('18 muestras').element().getBoundingClientRect()
	expect(mark.right).toBeLessThanOrEqual(left + width)
})
