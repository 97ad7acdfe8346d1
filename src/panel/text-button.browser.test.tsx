import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TextButton } from '#site/ui/controls/TextButton.tsx'
import styles from './Panel.module.css'

const opacityOf = (name: string) =>
	getComputedStyle(page.getByRole('button', { name }).element()).opacity

test('a text button in the panel that cannot be pressed looks different', async () => {
	render(
		<main className={styles['place']}>
			<TextButton>Subir</TextButton>
			<TextButton disabled>Bajar</TextButton>
		</main>,
	)
	await expect.poll(() => [opacityOf('Subir'), opacityOf('Bajar')]).toEqual(['1', '0.4'])
})
