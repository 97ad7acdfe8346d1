import { expect, test } from 'vitest'
import { toolHead } from './page-heads.ts'

test('a tool is a free web application with its questions, and loads no third-party script', () => {
	const head = toolHead(
		{ title: 'Quotes', description: 'A tool.', path: '/social-battery-quotes', language: 'en' },
		{ name: 'Tool', questions: [{ question: 'Is it free?', answer: 'Yes.' }] },
	)
	expect(head.isTool).toBe(true)
	expect(head.structured).toMatchObject([
		{ '@type': 'WebApplication', offers: { price: 0 }, inLanguage: 'en' },
		{ '@type': 'FAQPage', mainEntity: [{ name: 'Is it free?' }] },
		{ '@type': 'BreadcrumbList', itemListElement: [{}, { name: 'Tool' }] },
	])
})
