import { assertFinished, assertFound } from './assert-finished.mjs'
import { readPage } from './page.mjs'

const runs = { file: 'x.html', startsScripts: true }
const plain = { file: 'x.html', startsScripts: false }
const read = (/** @type {string} */ head, /** @type {string} */ body) =>
  readPage('x.html', `<html><head>${head}</head><body>${body}</body></html>`)

describe('as Next wrote it', () => {
  const parts = {
    runtime: '<script src="/_next/turbopack-1.js" async=""></script>',
    dictionary: '<link rel="preload" as="fetch" href="/d.json"/>',
    sheet: '<link rel="stylesheet" href="/a.css"/>',
    screen: '<section data-ends-first-screen=""></section>',
    data: '<script>self.__next_f.push([1,"x"])</script>',
    entry: '<script>(globalThis["TURBOPACK"] || []).push({"runtimeModuleIds":[1]});</script>',
  }
  /** @param {typeof parts} of */
  const pageOf = ({ runtime, dictionary, sheet, screen, data, entry }) =>
    read(`${sheet}${dictionary}${runtime}<script src="/a.js"></script>`, `${screen}${data}${entry}`)

  test('a page with everything that the steps need passes', () => {
    expect(() => assertFound(pageOf(parts), runs)).not.toThrow()
  })

  test.each([
    ['runtime', /turbopack-.*markers\.mjs.*\/a\.js/],
    ['entry', /modules that run first.*markers\.mjs/],
    ['data', /flight data.*markers\.mjs/],
    ['dictionary', /preload of the dictionary.*layout\.tsx/],
    ['screen', /data-ends-first-screen.*hero\.tsx/],
    ['sheet', /stylesheet.*first-screen\.mjs/],
  ])('a page without its %s stops the build, with its name and the cure', (part, message) => {
    const page = pageOf({ ...parts, [part]: '' })
    expect(() => assertFound(page, runs)).toThrow(/^out\/x\.html:/)
    expect(() => assertFound(page, runs)).toThrow(message)
  })

  test('a page that starts no scripts needs no scripts and no dictionary', () => {
    expect(() =>
      assertFound(pageOf({ ...parts, runtime: '', data: '', entry: '', dictionary: '' }), plain),
    ).not.toThrow()
  })
})

describe('as it is delivered', () => {
  const starter = '<script data-own="" data-src="/start.js">x()</script>'
  const body =
    '<!--$--><p>a<!-- -->b</p><!--/$--><script type="application/ld+json">{}</script><script data-own="">y()</script>'

  test('pages that match their rows pass', () => {
    expect(() => assertFinished(read('', body), plain)).not.toThrow()
    expect(() => assertFinished(read('', body + starter), runs)).not.toThrow()
  })

  test.each([
    ['<!--$?--><template id="B:0"></template><p></p><!--/$--><div hidden id="S:0"></div>', 'B:0'],
    ['<!--$?--><p></p><!--/$-->', '<!--$?-->'],
    ['<!--$!--><p></p><!--/$-->', '<!--$!-->'],
    ['<!--$~--><p></p><!--/$-->', '<!--$~-->'],
    ['<template id="P:1"></template>', 'P:1'],
    ['<div hidden id="S:a"></div>', 'S:a'],
    ['<h1 vt-name="_R_1_">x</h1>', 'vt-'],
    ['<script>$RB=[];$RC("B:0","S:0")</script>', '$RB=[]'],
    ['<script>$RC("B:0","S:0")</script>', '$RC('],
    ['<script>self.__next_f.push([1,"x"])</script>', '__next_f'],
    ['<script>(self.__next_f=self.__next_f||[]).push([0])</script>', '__next_f'],
    ['<script>(globalThis["TURBOPACK"] || []).push({})</script>', 'TURBOPACK'],
    ['<script src="/a.js" async=""></script>', '/a.js'],
    ['<script nomodule src="/old.js"></script>', '/old.js'],
    ['<script>somethingNew()</script>', 'somethingNew()'],
    ['<link rel="preload" as="script" href="/b.js"/>', '/b.js'],
    ['<link rel="modulepreload" href="/b.js"/>', '/b.js'],
    ['<link rel="preload" as="fetch" href="/d.json"/>', '/d.json'],
  ])('%s left in a page stops the build, with its name and the cure', (left, name) => {
    const check = () => assertFinished(read('', body + left), plain)
    expect(check).toThrow(/^out\/x\.html:/)
    expect(check).toThrow(name)
  })

  test('the error names every part that is left', () => {
    const page = read('<link rel="preload" as="script" href="/b.js"/>', '<script src="/a.js"></script>')
    expect(() => assertFinished(page, plain)).toThrow(/a\.js[\s\S]*\n- .*b\.js/)
  })

  test('scripts start only in pages whose row says so', () => {
    expect(() => assertFinished(read('', body), runs)).toThrow('rows.mjs')
    expect(() => assertFinished(read('', body + starter), plain)).toThrow('rows.mjs')
    expect(() => assertFinished(read('', body + starter + starter), runs)).toThrow('rows.mjs')
  })
})
