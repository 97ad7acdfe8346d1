import { expect, type Page } from '@playwright/test'

/** Both quizzes, with their differences. */
export const quizzes = [
	{
		path: '/introvert-test',
		total: 12,
		allA: 'Social Introvert',
		allD: 'Deep Introvert',
		events: ['introvert_test_started', 'introvert_test_completed'],
	},
	{
		path: '/mbti-test',
		total: 24,
		allA: 'ESTJ',
		allD: 'INFP',
		events: ['mbti_test_started', 'mbti_test_completed'],
	},
] as const

/** Opens a page and waits until its island, if any, is interactive. */
export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path)
	await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
}

export async function start(page: Page): Promise<void> {
	await page.getByRole('button', { name: /Start/ }).click()
}

export async function seeQuestion(page: Page, question: number, total: number): Promise<void> {
	await expect(page.getByText(`${question} of ${total}`, { exact: true }).first()).toBeVisible()
	await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

export function option(page: Page, letter: string) {
	return page.getByRole('button', { name: new RegExp(`^${letter} `) })
}

/** Answers a whole quiz by keyboard, one letter per question. */
export async function answerAll(page: Page, letters: string): Promise<void> {
	for (const [index, letter] of letters.split('').entries()) {
		await seeQuestion(page, index + 1, letters.length)
		await page.keyboard.press(letter)
	}
}

export async function seeResult(page: Page, type: string): Promise<void> {
	await expect(page.getByRole('heading', { level: 1, name: type })).toBeFocused()
}
