#!/bin/sh
# Makes a fresh clone ready, with nothing but Python 3.11 and a network:
#   setup.sh play      uv into .tools, and what playing needs into .venv, as uv.lock pins it
#   setup.sh dev       the same, and what testing needs
#   setup.sh compiler  after dev: sees to a C compiler and Python's headers, which mypyc needs
set -eu
cd "$(dirname "$0")/.."

UV_VERSION=0.13.7

die() {
    echo "$1" >&2
    exit 2
}

# Installs system packages where that is ours to do, and otherwise names them.
provide() {
    packages=$1 purpose=$2
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        # shellcheck disable=SC2086  # several packages are several words
        apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $packages && return
    fi
    die "Neopolis needs $purpose: please install $packages (so named on Debian and Ubuntu) and try again."
}

find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    die "Neopolis needs Python 3.11 or newer: please install it, as python3 or python3.11 on the PATH."
}

# version PYTHON: 3.11, say.
version() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'
}

get_uv() {
    case $(.tools/bin/uv --version 2>/dev/null) in "uv $UV_VERSION"*) return ;; esac
    python=$(find_python)
    "$python" -c 'import ensurepip' 2>/dev/null || provide "python$(version "$python")-venv" "Python's venv module"
    "$python" -m venv --clear .tools
    .tools/bin/python -m pip -qq --disable-pip-version-check install "uv==$UV_VERSION"
}

sync() {
    get_uv
    UV_PYTHON_DOWNLOADS=never .tools/bin/uv sync --frozen "$@"
}

get_compiler() {
    python=.venv/bin/python
    cc=${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC"))')}
    echo '#include <stdio.h>' | $cc -E - >/dev/null 2>&1 || provide "gcc libc6-dev" "a C compiler"
    headers=$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')
    [ -e "$headers/Python.h" ] || provide "python$(version "$python")-dev" "Python's C headers"
}

case ${1-} in
    play) sync --no-dev --inexact; touch .venv/.play ;;  # inexact: what `dev` has installed stays
    dev) sync; touch .venv/.play .venv/.dev ;;
    compiler) get_compiler ;;
    *) die "usage: tools/setup.sh play|dev|compiler" ;;
esac
