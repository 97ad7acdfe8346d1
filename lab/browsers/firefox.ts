import { launch } from 'puppeteer-core'
import type { Driver } from './driver.ts'

/** Firefox over WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Driver> {
	const instance = await launch({ browser: 'firefox', executablePath, acceptInsecureCerts: true })
	const page = await instance.newPage()
	await page.setViewport({ width: 1280, height: 800 })
	const errors: string[] = []
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text())
	})
	page.on('pageerror', (error) => errors.push(String(error)))
	return {
		open: async (address) => void (await page.goto(address)),
		evaluate: (expression) => page.evaluate(expression),
		click: (selector) => page.click(selector),
		type: (selector, keys) => page.type(selector, keys),
		takeErrors: async () => errors.splice(0),
		close: () => instance.close(),
	}
}
