import { announceInstallation } from './install'

const log = jest.spyOn(console, 'log').mockReturnValue()
afterEach(() => {
  delete process.env.NORI_NO_INSTALL
})

test('says in one line what it installs, and how to prevent it', () => {
  expect(announceInstallation(['nginx-light', 'openssl'], 'apt-get')).toBe(true)
  expect(log.mock.lastCall).toEqual([
    'Installing nginx-light, openssl with apt-get (NORI_NO_INSTALL=1 prevents this) …',
  ])
})

test('NORI_NO_INSTALL prevents an installation', () => {
  process.env.NORI_NO_INSTALL = '1'
  expect(announceInstallation(['nginx-light'], 'apt-get')).toBe(false)
  expect(log.mock.lastCall).toEqual(['NORI_NO_INSTALL is set: not installing nginx-light.'])
})
